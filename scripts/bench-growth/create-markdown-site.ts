import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createBareSite } from '../bench-publish/create-bare-site'
import type { Post } from '../bench-publish/make-articles'

/** Turns each file into a page, once: as gatsby-transformer-remark would. */
const hooks = `import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeStringify)

export const sourceNodes = async ({ actions, cache, createContentDigest }) => {
  for (const name of readdirSync('posts')) {
    const [title, text] = readFileSync(path.join('posts', name), 'utf8').split(/\\n([\\s\\S]*)/)
    const key = createHash('sha256').update(text).digest('hex')
    const html = (await cache.get(key)) ?? String(parser.processSync(text))
    await cache.set(key, html)
    const fields = { slug: path.basename(name, '.md'), title, html }
    actions.createNode({ ...fields, id: name, internal: { type: 'BarePost', contentDigest: createContentDigest(fields) } })
  }
}

export const createPages = async ({ actions, graphql }) => {
  const { data } = await graphql('{ allBarePost { nodes { slug } } }')
  for (const { slug } of data.allBarePost.nodes)
    actions.createPage({ path: '/' + slug + '/', component: path.resolve('src/post.js'), context: { slug } })
}
`

const template = `import * as React from 'react'
import { graphql } from 'gatsby'

const PostPage = ({ data: { barePost } }) => (
  <main>
    <h1>{barePost.title}</h1>
    <div dangerouslySetInnerHTML={{ __html: barePost.html }} />
  </main>
)
export default PostPage
export const query = graphql\`query ($slug: String) { barePost(slug: { eq: $slug }) { title html } }\`
`

/** Creates a bare Gatsby site with a page for each article. @returns Its folder. */
export async function createMarkdownSite(folder: string, posts: readonly Post[]): Promise<string> {
  await createBareSite(folder)
  await mkdir(path.join(folder, 'posts'))
  await writeFile(path.join(folder, 'gatsby-node.mjs'), hooks)
  await writeFile(path.join(folder, 'src/post.js'), template)
  for (const post of posts) await addPost(folder, post)
  return folder
}

/** Adds an article to such a site. */
export const addPost = (folder: string, { slug, fields, markdown }: Post): Promise<void> =>
  writeFile(path.join(folder, 'posts', `${slug}.md`), `${fields.title}\n${markdown}`)
