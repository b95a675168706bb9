import * as css from './page-skeleton.module.css'

/** Placeholder for a page while it loads. */
export function PageSkeleton() {
  return (
    <div role="status" className={css.skeleton}>
      <p className="visually-hidden">Loading the page</p>
      <div className={`wrap ${css.head}`}>
        <span className={css.small} />
        <span className={css.title} />
        <span className={css.line} />
        <span className={css.line} />
      </div>
      <div className={`wrap ${css.text}`}>
        {Array.from({ length: 8 }, (_, index) => (
          <span key={index} className={css.line} />
        ))}
      </div>
    </div>
  )
}
