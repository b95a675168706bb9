import * as css from './sample-paper.module.css'

interface Props {
  /** `narrow`: the same part in short lines, for where a list leaves it no more than a phone's width. */
  picture: { src: string; narrow?: string; width: number; height: number }
  /** 'eager' in the first view. Default: 'lazy'. */
  loading?: 'lazy' | 'eager'
}

/** A sample deliverable on white paper, which at night has the colors of the page. */
export function SamplePaper({ picture: { src, narrow, width, height }, loading = 'lazy' }: Props) {
  return (
    <div className={css.sheet}>
      <div className={css.paper}>
        <picture>
          {narrow && <source media="(width<77rem)" srcSet={narrow} />}
          <img src={src} width={width} height={height} alt="" loading={loading} />
        </picture>
      </div>
    </div>
  )
}
