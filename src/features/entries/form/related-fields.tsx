import type { WritingChoices } from './form-props'
import type { Limit } from './limits'
import { PickList } from './pick-list'

interface Related {
  services?: string[] | undefined
  technologies?: string[] | undefined
}

interface Props {
  related: Related | undefined
  onChange: (related: Related) => void
  choices: WritingChoices
  services: Limit
  technologies: Limit
}

/** Where a reader goes next. */
export function RelatedFields({ related = {}, onChange, choices, services, technologies }: Props) {
  return (
    <>
      <PickList
        field="fields.related.services"
        label="Related services"
        noun="service"
        values={related.services}
        choices={choices.services}
        limit={services}
        onChange={(values) => onChange({ ...related, services: values })}
      />
      <PickList
        field="fields.related.technologies"
        label="Related technologies"
        noun="technology"
        values={related.technologies}
        choices={choices.technologies}
        limit={technologies}
        onChange={(values) => onChange({ ...related, technologies: values })}
      />
    </>
  )
}
