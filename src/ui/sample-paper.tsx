import * as css from './sample-paper.module.css'

interface Props {
  /** Address of its picture, which is as wide and as high as the place where the paper lies. */
  picture: string
  /** 'eager' in the first view. Default: 'lazy'. */
  loading?: 'lazy' | 'eager'
}

/** A sample deliverable on white paper, which at night has the colors of the page. */
export function SamplePaper({ picture, loading = 'lazy' }: Props) {
  return (
    <div className={css.sheet}>
      <div className={css.paper}>
        <img src={picture} width={560} height={240} alt="" loading={loading} />
      </div>
    </div>
  )
}
