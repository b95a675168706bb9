import { Component, useMemo, type ReactNode } from 'react'
import type { EntryContent } from '../../contract/entry'
import type { LiveSite } from '../gatsby/plan/plan-live-site'
import { completeDraft } from './complete-draft'
import { LivePage } from './live-page'

interface Props {
  content: EntryContent
  site: LiveSite
}

/** What is being written, as the public page it will be. */
export function DraftPage({ content, site }: Props) {
  const entry = useMemo(() => completeDraft(content, new Date().toISOString().slice(0, 10)), [content])
  return (
    <Rescue content={content}>
      <LivePage entry={entry} site={site} />
    </Rescue>
  )
}

interface RescueProps {
  content: EntryContent
  children: ReactNode
}

/** A draft that cannot be drawn must not take the preview with it: the next change is tried again. */
class Rescue extends Component<RescueProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidUpdate({ content }: RescueProps): void {
    if (this.state.isBroken && content !== this.props.content) this.setState({ isBroken: false })
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children
    return (
      <p role="alert" className="wrap section-space">
        This draft cannot be shown as it stands. Change it, and it is tried again.
      </p>
    )
  }
}
