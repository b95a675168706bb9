import { ActionButton } from '../../ui/action-button'
import { WorkspacePage } from '../../ui/workspace-page'

/** Shown instead of a page that failed to render, e.g. after an update of the site; the rest of the workspace stays. */
export function PageError() {
  return (
    <WorkspacePage
      title="Something went wrong"
      lead="This page couldn’t be shown. Nothing you saved is lost."
    >
      <p role="alert">
        Reload the page to get the latest version of the site. If it happens again, contact your
        administrator.
      </p>
      <ActionButton onPress={() => location.reload()}>Reload</ActionButton>
    </WorkspacePage>
  )
}
