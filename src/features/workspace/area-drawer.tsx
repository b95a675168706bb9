import { useEffect } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import type { Role } from '../../../contract/permissions'
import * as css from './area-drawer.module.css'
import { AreaNav } from './area-nav'

interface Props {
  roles: readonly Role[]
  pathname: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The areas on narrow screens. Choosing one or widening the window closes it. */
export function AreaDrawer({ roles, pathname, open, onOpenChange }: Props) {
  useEffect(() => onOpenChange(false), [pathname, onOpenChange])
  useEffect(() => {
    const wide = matchMedia('(min-width: 60rem)')
    const close = () => onOpenChange(false)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [onOpenChange])
  return (
    <ModalOverlay isOpen={open} onOpenChange={onOpenChange} isDismissable className={css.overlay}>
      <Modal className={css.drawer}>
        <Dialog aria-label="Menu" className={css.dialog}>
          <button type="button" className={css.close} onClick={() => onOpenChange(false)}>
            Close
          </button>
          <AreaNav roles={roles} pathname={pathname} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
