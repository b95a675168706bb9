import { routes } from '../../config/routes'
import type { Content } from '../../content/content'
import type { Link } from './views'

type Team = Content['pages']['about']['data']['practices'][number]

/** Where on the page about the company a team is described: its title as an id. */
export const teamAnchor = ({ title }: Pick<Team, 'title'>) =>
  title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')

/** The names by which a team signs articles. */
export const namesOfTeam = ({ title, bylines = '' }: Pick<Team, 'title' | 'bylines'>): string[] => [
  title,
  ...bylines
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== ''),
]

/** The names that sign articles, each with the place where its team is described. */
export const listTeams = ({ pages }: Pick<Content, 'pages'>): Link[] =>
  pages.about.data.practices.flatMap((team) =>
    namesOfTeam(team).map((title) => ({ title, href: `${routes.about.href()}#${teamAnchor(team)}` })),
  )
