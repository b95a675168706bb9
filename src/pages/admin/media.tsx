import { graphql, navigate, type HeadProps, type PageProps } from 'gatsby'
import { routes } from '../../config/routes'
import { MediaLibrary } from '../../features/media/media-library'
import { readMediaState, writeMediaState } from '../../features/media/media-queries'
import { useWorkspaceSession } from '../../features/workspace/workspace-session'
import { WorkspaceHead } from '../../ui/workspace-head'

/** /admin/media/: pictures and where they are used; filter and open picture are in the address. */
export default function MediaPage({ location }: PageProps) {
  const { api, user } = useWorkspaceSession()
  return (
    <MediaLibrary
      api={api}
      roles={user.roles}
      state={readMediaState(location.search)}
      onState={(state, isStep) =>
        navigate(`${routes.adminMedia.href()}${writeMediaState(state)}`, { replace: !isStep })
      }
    />
  )
}

export const Head = ({ data }: HeadProps<Queries.MediaPageQuery>) => (
  <WorkspaceHead title="Media library" firm={data.company?.name} />
)

export const query = graphql`
  query MediaPage {
    company {
      name
    }
  }
`
