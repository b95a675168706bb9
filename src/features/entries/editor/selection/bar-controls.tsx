import type { LucideIcon } from 'lucide-react'
import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu'
import { Input, Label, TextField } from 'react-aria-components/TextField'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { Check, Ellipsis } from '../../../../ui/icons'
import { ToolTip } from '../../../../ui/tool-tip'
import * as menu from '../../menu.module.css'
import * as css from './selection-bar.module.css'

interface FieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** Called by Enter and Escape, to return to the text. */
  onLeave: () => void
  placeholder?: string
  /** Suggestions; other values can be typed. */
  choices?: readonly { value: string; title: string }[]
  /** Whether it is invalid while empty. Default: false. */
  isRequired?: boolean
}

/** A setting with a line of text. */
export function BarField(props: FieldProps) {
  const { label, value, onChange, onLeave, placeholder, choices, isRequired = false } = props
  const list = useId()
  return (
    <TextField
      value={value}
      onChange={onChange}
      isRequired={isRequired}
      isInvalid={isRequired && value.trim() === ''}
      validationBehavior="aria"
      className={css.field}
      onKeyDown={leaveOnKey(onLeave)}
    >
      <Label className={css.label}>{label}</Label>
      <Input
        className={css.input}
        placeholder={placeholder}
        list={choices && list}
        autoComplete="off"
        spellCheck={choices === undefined}
      />
      {choices && (
        <datalist id={list}>
          {choices.map(({ value: choice, title }) => (
            <option key={choice} value={choice}>
              {title}
            </option>
          ))}
        </datalist>
      )}
    </TextField>
  )
}

/** Enter and Escape return to the text. */
const leaveOnKey = (onLeave: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' && event.key !== 'Escape') return
  event.preventDefault()
  event.stopPropagation()
  onLeave()
}

interface ToggleProps {
  isOn: boolean
  onPress: () => void
  children: ReactNode
}

/** A setting that is one of several. */
export function BarToggle({ isOn, onPress, children }: ToggleProps) {
  return (
    <ToggleButton isSelected={isOn} onChange={onPress} className={css.toggle}>
      {children}
    </ToggleButton>
  )
}

export interface BarAction {
  title: string
  Icon: LucideIcon
  /** In pixels. Default: 18. */
  size?: number
  /** Whether it is on. Default: it can't be on or off. */
  isOn?: boolean
  onPress: () => void
}

/** Buttons with icons. */
export function BarButtons({ actions }: { actions: readonly BarAction[] }) {
  return actions.map(({ title, Icon, size = 18, isOn, onPress }) => {
    const common = { 'aria-label': title, className: css.toggle }
    const icon = <Icon size={size} strokeWidth={1.75} aria-hidden="true" />
    return (
      <ToolTip key={title} title={title}>
        {isOn === undefined ? (
          <Button {...common} onPress={onPress}>
            {icon}
          </Button>
        ) : (
          <ToggleButton {...common} isSelected={isOn} onChange={onPress}>
            {icon}
          </ToggleButton>
        )}
      </ToolTip>
    )
  })
}

interface FoldingProps {
  /** Of the menu. */
  label: string
  actions: readonly BarAction[]
}

/** Buttons with icons, which a narrow bar has as a menu. */
export function FoldingActions({ label, actions }: FoldingProps) {
  return (
    <>
      <span className={css.unfolded}>
        <BarButtons actions={actions} />
      </span>
      <span className={css.folded}>
        <MenuTrigger>
          <ToolTip title={label}>
            <Button aria-label={label} className={css.toggle}>
              <Ellipsis size={18} strokeWidth={1.75} aria-hidden="true" />
            </Button>
          </ToolTip>
          <BarMenu label={label} actions={actions} />
        </MenuTrigger>
      </span>
    </>
  )
}

interface MenuProps {
  label: string
  actions: readonly Pick<BarAction, 'title' | 'isOn' | 'onPress'>[]
}

/** The menu of a button. */
export function BarMenu({ label, actions }: MenuProps) {
  const on = actions.filter(({ isOn }) => isOn).map(({ title }) => title)
  return (
    <Popover placement="bottom end" offset={5} className={menu.popover}>
      <Menu
        aria-label={label}
        className={menu.menu}
        {...(on.length > 0 && { selectionMode: 'single', selectedKeys: on })}
      >
        {actions.map(({ title, isOn, onPress }) => (
          <MenuItem key={title} id={title} textValue={title} className={menu.item} onAction={onPress}>
            {title}
            {isOn === true && <Check size={16} strokeWidth={1.75} aria-hidden="true" />}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  )
}
