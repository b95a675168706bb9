/** Every action that is recorded in the audit log, with its kind. */
export const auditKinds = {
  'employee.added': 'change',
  'employee.changed': 'change',
  'employee.invited': 'change',
  'employee.unlinked': 'change',
  'employee.removed': 'change',
  'entry.created': 'change',
  'entry.moved': 'change',
  'entry.restored': 'change',
  'entry.trashed': 'change',
  'entry.untrashed': 'change',
  'entry.removed': 'change',
  'entry.imported': 'change',
  'entry.taken_over': 'change',
  'entry.merged': 'change',
  'picture.changed': 'change',
  'picture.replaced': 'change',
  'picture.removed': 'change',
  'inquiry.listed': 'reading',
  'inquiry.read': 'reading',
  'inquiry.changed': 'change',
  'inquiry.replied': 'change',
  'inquiry.exported': 'reading',
  'inquiry.deleted': 'change',
  'applicant.listed': 'reading',
  'applicant.read': 'reading',
  'applicant.cv_read': 'reading',
  'applicant.changed': 'change',
  'applicant.emailed': 'change',
  'applicant.exported': 'reading',
  'applicant.deleted': 'change',
  'comment.listed': 'reading',
  'comment.moderated': 'change',
  'comment.deleted': 'change',
  'email.listed': 'reading',
  'email.resent': 'change',
  'email.edited': 'change',
  'seo.changed': 'change',
  'redirect.added': 'change',
  'redirect.changed': 'change',
  'redirect.removed': 'change',
  'build.requested': 'change',
  'audit.exported': 'reading',
  'security.sign_in_refused': 'security',
  'security.call_denied': 'security',
  'security.limit_met': 'security',
  'security.malware_found': 'security',
} as const
export type AuditAction = keyof typeof auditKinds
export type AuditKind = (typeof auditKinds)[AuditAction]

export const auditActions = Object.keys(auditKinds) as [AuditAction, ...AuditAction[]] // the keys are written above

export const auditKindNames = [...new Set(Object.values(auditKinds))] as [AuditKind, ...AuditKind[]]

/** The first part of an action: what it is about. */
export type AuditArea = AuditAction extends infer Action
  ? Action extends `${infer Area}.${string}`
    ? Area
    : never
  : never
export const auditAreas = [...new Set(auditActions.map((action) => action.split('.')[0]))] as [
  AuditArea,
  ...AuditArea[],
]

type ActionOf<Kind extends AuditKind> = {
  [Action in AuditAction]: (typeof auditKinds)[Action] extends Kind ? Action : never
}[AuditAction]

/** A reading of visitors' data: of a list, of one record, or an export. */
export type ReadingAction = ActionOf<'reading'>
export type ListReading = Extract<ReadingAction, `${string}.listed`>
export type RecordReading = Extract<ReadingAction, `${string}.read` | `${string}.cv_read`>
export type ExportReading = Extract<ReadingAction, `${string}.exported`>

export const isList = (action: ReadingAction): action is ListReading => action.endsWith('.listed')
export const isExport = (action: ReadingAction): action is ExportReading => action.endsWith('.exported')

export type SecurityAction = ActionOf<'security'>
