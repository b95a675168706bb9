import * as css from './sample-paper.module.css'

interface Props {
  picture: { src: string; width: number; height: number }
  /** 'eager' in the first view. Default: 'lazy'. */
  loading?: 'lazy' | 'eager'
}

/** A sample deliverable on white paper, which at night has the colors of the page. */
export function SamplePaper({ picture: { src, width, height }, loading = 'lazy' }: Props) {
  return (
    <div className={css.sheet}>
      <div className={css.paper}>
        <img src={src} width={width} height={height} alt="" loading={loading} />
      </div>
    </div>
  )
}
