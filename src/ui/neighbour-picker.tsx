import { useEffect, useRef, useState, type MouseEvent } from 'react'
import * as css from './map-chart.module.css'
import { SiteLink } from './site-link'

interface Props {
  /** Technologies by family; one in several families counts once. */
  islands: readonly { title: string; href: string }[]
  /** Which of them meet, by their addresses. */
  meetings: readonly { from: string; to: string }[]
}

/**
 * Brings out the lines and the neighbors of one island on the chart, and names them: of the one that the pointer is on, else
 * of the one chosen, for keyboards and touch screens. What is chosen while the page still sleeps counts once it has woken.
 */
export function NeighbourPicker({ islands, meetings }: Props) {
  const [chosen, setChosen] = useState('')
  const [pointed, setPointed] = useState('')
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => setChosen(select.current?.value ?? ''), [])
  useEffect(() => {
    const point = ({ target }: Event) => {
      if (select.current?.getClientRects().length === 0) return // of the chart that this window doesn't show
      const link = target instanceof Element ? target.closest('.sea-chart a') : null
      setPointed(link?.getAttribute('href') ?? '')
    }
    document.addEventListener('pointerover', point)
    return () => document.removeEventListener('pointerover', point)
  }, [])
  const all = [...new Map(islands.map((island) => [island.href, island])).values()]
  const shown = [pointed, chosen].find((one) => all.some(({ href }) => href === one)) ?? ''
  useEffect(() => markIsland(shown, meetings), [shown, meetings])
  const nameOf = (one: string) => all.find(({ href }) => href === one)?.title
  const listNear = (one: string) => {
    const nearby = findNeighbours(one, meetings)
    return all.filter(({ href }) => nearby.includes(href))
  }
  const describe = (one: string) => {
    const names = listNear(one).map(({ title }) => title)
    return one && `Related to ${nameOf(one)}: ${names.join(', ')}`
  }
  const near = listNear(chosen)
  const title = nameOf(chosen)
  const isAside = shown !== chosen
  return (
    <div className={css.picker}>
      <div>
        <label>
          Show technologies related to{' '}
          <select ref={select} defaultValue="" onChange={({ target: { value } }) => setChosen(value)}>
            <option value="">Choose a technology</option>
            {all.map(({ href, title }) => (
              <option key={href} value={href}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <p role="status" className="visually-hidden">
          {describe(chosen)}
        </p>
      </div>
      <div className={css.near}>
        <p aria-hidden="true" className={css.related}>
          {isAside ? describe(shown) : title && `Related to ${title}:`}
        </p>
        {title && (
          <p className={css.toIsland}>
            <a href={chosen} onClick={showIsland}>
              Show {title} on the chart
            </a>
          </p>
        )}
        {near.length > 0 && (
          <ul className={css.links} data-aside={isAside} aria-label="Related technologies">
            {near.map(({ href, title }) => (
              <li key={href}>
                <SiteLink href={href}>{title}</SiteLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

const findNeighbours = (chosen: string, meetings: Props['meetings']): string[] =>
  meetings.flatMap(({ from, to }) => (from === chosen ? [to] : to === chosen ? [from] : []))

/** Scrolls to the chosen island of the chart that this window shows; without one the link leads to its page. */
function showIsland(event: MouseEvent): void {
  const shown = [...document.querySelectorAll('.sea-chart .sc-chosen')].find(
    (island) => island.getClientRects().length > 0,
  )
  if (shown === undefined) return
  event.preventDefault()
  const spot = shown.querySelector('.sc-hit') ?? shown // its lines reach farther
  spot.scrollIntoView({ block: 'center' })
}

/** The chart is a string of SVG; its islands are found by where they lead. What is neither chosen nor near fades. */
function markIsland(href: string, meetings: Props['meetings']): void {
  const near = findNeighbours(href, meetings)
  for (const island of document.querySelectorAll('.sea-chart a')) {
    const own = island.getAttribute('href') ?? ''
    island.classList.toggle('sc-chosen', own === href)
    island.classList.toggle('sc-faded', href !== '' && own !== href && !near.includes(own))
  }
}
