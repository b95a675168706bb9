import { useEffect, useRef } from 'react'
import * as css from './scroll-progress.module.css'

/**
 * A thin bar along the header for the share of a text scrolled. CSS draws it where scroll timelines exist; elsewhere
 * the script sets its length.
 */
export function ScrollProgress() {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (CSS.supports('animation-timeline: scroll()')) return
    const update = () => {
      const range = document.documentElement.scrollHeight - window.innerHeight
      bar.current?.style.setProperty('scale', `${range > 0 ? window.scrollY / range : 0} 1`)
    }
    update()
    window.addEventListener('scroll', update, { passive: true })
    window.addEventListener('resize', update)
    return () => {
      window.removeEventListener('scroll', update)
      window.removeEventListener('resize', update)
    }
  }, [])
  return <div ref={bar} className={`no-print ${css.progress}`} data-scroll-progress aria-hidden="true" />
}
