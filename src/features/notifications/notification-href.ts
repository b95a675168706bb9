import type { NotificationSubject } from '../../../contract/notification'
import type { Role } from '../../../contract/permissions'
import { entryHref } from '../../config/entries'
import { routes } from '../../config/routes'

/** The page that shows what a notification is about. */
export function notificationHref(subject: NotificationSubject, roles: readonly Role[]): string {
  switch (subject.type) {
    case 'entry':
      return entryHref(subject, roles)
    case 'inquiry':
      return `${routes.adminInquiries.href()}?state=all&search=${encodeURIComponent(subject.reference)}`
    case 'applicant':
      return `${routes.adminApplicants.href()}?applicant=${subject.id}`
    case 'comment':
      return routes.adminComments.href()
    case 'build':
      return routes.adminSeo.href()
    case 'email':
      return routes.adminOutbox.href()
  }
}
