import { useState, type MouseEvent } from 'react'
import { useHydrated } from '../lib/use-hydrated'
import * as css from './map-chart.module.css'
import { SiteLink } from './site-link'

interface Props {
  /** Technologies by family; one in several families counts once. */
  islands: readonly { title: string; href: string }[]
  /** Which of them meet, by their addresses. */
  meetings: readonly { from: string; to: string }[]
}

/**
 * Brings out the lines of one island on the chart, as pointing at it does: for keyboards and touch screens. On a phone,
 * where the chart is taller than the screen, it lists the neighbors as well.
 */
export function NeighbourPicker({ islands, meetings }: Props) {
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState('')
  if (!isHydrated) return null
  const all = [...new Map(islands.map((island) => [island.href, island])).values()]
  const nearby = findNeighbours(chosen, meetings)
  const near = all.filter(({ href }) => nearby.includes(href))
  const title = all.find(({ href }) => href === chosen)?.title
  return (
    <div className={css.picker}>
      <label>
        Show all neighbours of{' '}
        <select
          value={chosen}
          onChange={({ target: { value } }) => {
            setChosen(value)
            markIsland(value, meetings)
          }}
        >
          <option value="">Choose a technology</option>
          {all.map(({ href, title }) => (
            <option key={href} value={href}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <p role="status" className="visually-hidden">
        {title && `${title}: ${near.length} ${near.length === 1 ? 'neighbour' : 'neighbours'}`}
      </p>
      {title && (
        <p className={css.near}>
          <a href={chosen} onClick={showIsland}>
            Show {title} on the chart
          </a>
        </p>
      )}
      <ul className={css.near} aria-label="Neighbours">
        {near.map(({ href, title }) => (
          <li key={href}>
            <SiteLink href={href}>{title}</SiteLink>
          </li>
        ))}
      </ul>
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
  shown.scrollIntoView({ block: 'center' })
}

/** The chart is a string of SVG; its islands are found by where they lead. What is neither chosen nor near fades. */
function markIsland(href: string, meetings: Props['meetings']): void {
  const near = findNeighbours(href, meetings)
  for (const island of document.querySelectorAll('.sea-chart a')) {
    const own = island.getAttribute('href') ?? ''
    island.classList.toggle('sc-chosen', own === href)
    island.classList.toggle('sc-faded', href !== '' && own !== href && !near.includes(own))
  }
  for (const line of document.querySelectorAll('.sea-chart .sc-drawn')) line.remove()
  for (const island of document.querySelectorAll('.sea-chart a.sc-chosen:not(:has(.sc-link))'))
    drawLines(island, href, meetings)
}

/** The chart for phones has no lines between families: there those of the chosen island are drawn from middle to middle. */
function drawLines(island: Element, href: string, meetings: Props['meetings']): void {
  const chart = island.parentElement
  const middleOf = (address: string) =>
    /^M[\d ]+/.exec(chart?.querySelector(`a[href="${address}"] .sc-hit`)?.getAttribute('d') ?? '')?.[0]
  const from = middleOf(href)
  const ways = findNeighbours(href, meetings).flatMap((other) => {
    const to = middleOf(other)
    return from && to ? [`${from}L${to.slice(1)}`] : []
  })
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  line.setAttribute('class', 'sc-drawn')
  line.setAttribute('d', ways.join(''))
  chart?.querySelector('.sc-land')?.before(line) // from shore to shore, and under names
}
