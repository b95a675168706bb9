import { graphql, type PageProps } from 'gatsby'
import { present } from '../lib/present'
import { EmailLink } from '../ui/email-link'
import { PageHead } from '../ui/page-head'
import { PageTitle } from '../ui/page-title'
import { Portrait } from '../ui/portrait'
import { PostRows } from '../ui/post-rows'
import { Profile } from '../ui/profile'
import { Prose } from '../ui/prose'
import { Section } from '../ui/section'
import { ShippedList } from '../ui/shipped-list'

/** Someone who works here: what they do, what they shipped, what they wrote. */
export default function PersonPage({ data }: Pick<PageProps<Queries.PersonPageQuery>, 'data'>) {
  const page = present(data.page)
  const { email, phone, office, links } = page
  const facts = [
    ...(office ? [{ name: 'Office', value: office }] : []),
    ...(email ? [{ name: 'Email', value: <EmailLink email={email} /> }] : []),
    ...(phone ? [{ name: 'Phone', value: <a href={`tel:${phone.replace(/ /g, '')}`}>{phone}</a> }] : []),
    ...links.map(({ label, url }) => ({
      name: label,
      value: (
        <a href={url} rel="noopener">
          {new URL(url).hostname.replace(/^www\./, '')}
        </a>
      ),
    })),
  ]
  return (
    <>
      <PageTitle title={page.title} eyebrow={page.role} lead={page.lead} crumbs={page.crumbs} />
      <Profile portrait={<Portrait name={page.title} portrait={page.portrait} size="large" />} facts={facts}>
        <Prose html={page.body.html} />
      </Profile>
      {page.shipped.length > 0 && (
        <Section title="Shipped" tone="tint" layout="split">
          <ShippedList items={page.shipped} />
        </Section>
      )}
      {page.posts.length > 0 && (
        <Section title="Articles">
          <PostRows posts={page.posts} heading="h3" />
        </Section>
      )}
    </>
  )
}

export const Head = PageHead

export const query = graphql`
  query PersonPage($id: String!) {
    page: personPage(id: { eq: $id }) {
      title
      role
      lead
      crumbs {
        title
        href
      }
      portrait {
        alt
        image {
          ...LargePortrait
        }
      }
      office
      email
      phone
      links {
        label
        url
      }
      body {
        html
      }
      shipped {
        title
        text
        href
      }
      posts {
        title
        lead
        href
        date
        dateText
      }
    }
  }
`
