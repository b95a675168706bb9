import { useState } from 'react'
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
  const near = all.filter(({ href }) =>
    meetings.some(({ from, to }) => (from === chosen && to === href) || (to === chosen && from === href)),
  )
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

/** The chart is a string of SVG; its islands are found by where they lead. */
function markIsland(href: string, meetings: Props['meetings']): void {
  for (const island of document.querySelectorAll('.sea-chart a'))
    island.classList.toggle('sc-chosen', island.getAttribute('href') === href)
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
  const others = meetings.flatMap((pair) =>
    pair.from === href ? [pair.to] : pair.to === href ? [pair.from] : [],
  )
  const ways = others.flatMap((other) => {
    const to = middleOf(other)
    return from && to ? [`${from}L${to.slice(1)}`] : []
  })
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  line.setAttribute('class', 'sc-drawn')
  line.setAttribute('d', ways.join(''))
  chart?.querySelector('.sc-land')?.before(line) // from shore to shore, and under names
}
