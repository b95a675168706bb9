import { PostList, type PostListProps } from './post-list'
import * as css from './post-rows.module.css'

/** Articles below each other in the whole width of a page. */
export function PostRows(props: Pick<PostListProps, 'posts' | 'heading'>) {
  return <PostList {...props} className={css.rows} />
}
