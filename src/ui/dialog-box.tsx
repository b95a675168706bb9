import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import * as css from './dialog-box.module.css'

interface Props {
  title: string
  open: boolean
  onClose: () => void
  /** 'alertdialog' interrupts with a question. Default: 'dialog'. */
  role?: 'dialog' | 'alertdialog'
  /** 'wide': room for two texts beside each other. Default: 'normal'. */
  size?: 'normal' | 'wide'
  children: ReactNode
}

/** A modal dialog. Escape closes it, a click outside does not, so that input is not lost. */
export function DialogBox({ title, open, onClose, role = 'dialog', size = 'normal', children }: Props) {
  return (
    <ModalOverlay isOpen={open} onOpenChange={onClose} className={css.overlay}>
      <Modal className={`${css.modal} ${size === 'wide' ? css.wide : ''}`}>
        <Dialog role={role} className={css.dialog}>
          <Heading slot="title" className={css.title}>
            {title}
          </Heading>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/** The buttons at the end of a box. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>
}
