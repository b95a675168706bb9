import { useState } from 'react'
import { useHydrated } from '../lib/use-hydrated'
import * as css from './map-chart.module.css'

interface Props {
  /** Technologies by family; one in several families counts once. */
  islands: readonly { title: string; href: string }[]
}

/** Brings out the lines of one island on the chart, as pointing at it does: for keyboards and touch screens. */
export function NeighbourPicker({ islands }: Props) {
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState('')
  if (!isHydrated) return null
  return (
    <label className={css.picker}>
      Show all neighbours of{' '}
      <select
        value={chosen}
        onChange={({ target }) => {
          setChosen(target.value)
          markIsland(target.value)
        }}
      >
        <option value="">Choose a technology</option>
        {[...new Map(islands.map(({ href, title }) => [href, title]))].map(([href, title]) => (
          <option key={href} value={href}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The chart is a string of SVG; its islands are found by where they lead. */
function markIsland(href: string): void {
  for (const island of document.querySelectorAll('.sea-chart a'))
    island.classList.toggle('sc-chosen', island.getAttribute('href') === href)
}
