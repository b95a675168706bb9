import {
  addApplicantNote,
  changeApplicants,
  countApplicants,
  deleteApplicant,
  exportApplicant,
  getApplicant,
  getCv,
  listApplicants,
  emailApplicant,
} from './applicant'
import { exportAudit, listAudit } from './audit'
import { listCalendar } from './calendar'
import { openChanges } from './change'
import {
  moderateComments,
  deleteComment,
  listComments,
  listCommentsForBuild,
  listPublicComments,
} from './comment'
import { getEmailServer, listEmails, resendEmail } from './email'
import {
  addEmployee,
  changeEmployee,
  getBelongings,
  getEmployee,
  getMe,
  inviteEmployee,
  listEmployees,
  removeEmployee,
  unlinkEmployee,
} from './employee'
import type { Endpoint } from './endpoint'
import {
  createEntry,
  findSlug,
  getEntry,
  listEntries,
  transitionEntry,
  removeEntry,
  saveEntry,
  changeEntries,
  copyEntry,
  restoreEntry,
  eraseEntry,
} from './entry'
import { getFileChange, listEntryFiles, mergeFile, takeOverFile } from './entry-file'
import { getHealth, getLiveness } from './health'
import {
  addInquiryNote,
  changeInquiries,
  deleteInquiry,
  exportInquiries,
  getInquiry,
  listAssignees,
  listInquiries,
  listSavedViews,
  removeView,
  replyToInquiry,
  saveView,
} from './inquiry'
import { listLinkTargets } from './link-target'
import { listMissingAddresses } from './missing-address'
import {
  getNotification,
  getNotificationPreferences,
  listNotifications,
  readNotifications,
  saveNotificationPreferences,
} from './notification'
import { getOpenApi } from './openapi'
import { getPageSource } from './page-source'
import {
  addPicture,
  changePicture,
  getPicture,
  getWholePicture,
  listPictureForms,
  listPictures,
  removePicture,
  replacePicture,
} from './picture'
import { notePresence } from './presence'
import { getPublication, listPublications, retryPublication } from './publication'
import { getPublished, listPublished } from './published'
import { addRemark, listRemarks, removeRemark, replyToRemark, resolveRemark } from './remark'
import { getRevision, listRevisions, restoreRevision } from './revision'
import { searchPages } from './search'
import { getLatestBuild, listSeo, removeRedirect, requestBuild, saveRedirect, saveSeo } from './seo'
import { getSignInSettings } from './sign-in'
import { sendForms } from './submission'
import { getTrends } from './trends'
import { listOpened, noteOpened, searchWorkspace } from './workspace-search'

/** Every endpoint of the API by name; the OpenAPI description and the client's types are derived from it. */
export const api = {
  getHealth,
  getLiveness,
  getOpenApi,
  getSignInSettings,
  getMe,
  getEmployee,
  listEmployees,
  addEmployee,
  changeEmployee,
  unlinkEmployee,
  inviteEmployee,
  getBelongings,
  removeEmployee,
  listAudit,
  exportAudit,
  listEntries,
  getEntry,
  createEntry,
  saveEntry,
  changeEntries,
  copyEntry,
  restoreEntry,
  eraseEntry,
  transitionEntry,
  removeEntry,
  listRevisions,
  getRevision,
  restoreRevision,
  findSlug,
  getPageSource,
  notePresence,
  listRemarks,
  addRemark,
  replyToRemark,
  resolveRemark,
  removeRemark,
  listLinkTargets,
  listCalendar,
  listEntryFiles,
  takeOverFile,
  getFileChange,
  mergeFile,
  addPicture,
  listPictures,
  getPicture,
  changePicture,
  replacePicture,
  getWholePicture,
  removePicture,
  listPictureForms,
  listPublished,
  getPublished,
  listPublications,
  getPublication,
  retryPublication,
  ...sendForms,
  listInquiries,
  getInquiry,
  listAssignees,
  changeInquiries,
  addInquiryNote,
  replyToInquiry,
  deleteInquiry,
  exportInquiries,
  listSavedViews,
  saveView,
  removeView,
  listApplicants,
  getApplicant,
  changeApplicants,
  countApplicants,
  addApplicantNote,
  emailApplicant,
  getCv,
  exportApplicant,
  deleteApplicant,
  listComments,
  moderateComments,
  deleteComment,
  listPublicComments,
  listCommentsForBuild,
  listEmails,
  getEmailServer,
  resendEmail,
  listNotifications,
  getNotification,
  readNotifications,
  getNotificationPreferences,
  saveNotificationPreferences,
  listMissingAddresses,
  listSeo,
  saveSeo,
  saveRedirect,
  removeRedirect,
  requestBuild,
  getLatestBuild,
  getTrends,
  searchPages,
  searchWorkspace,
  listOpened,
  noteOpened,
  openChanges,
} as const satisfies Record<string, Endpoint>
