/** Written from `contract/` by `npm run api-types`: change that, then run this. */
export interface paths {
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Readiness: whether to send requests to this instance, and the state of everything it depends on.
         * @description Public.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Liveness: whether the process responds. Restart an instance that doesn’t.
         * @description Public.
         */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This description of the API, by OpenAPI 3.1.
         * @description Public.
         */
        get: operations["getOpenApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the settings for signing in with Microsoft. Contains no secrets.
         * @description Public.
         */
        get: operations["getSignInSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the roles of the signed-in account, and the highest as `role`; null if it has none.
         * @description Any signed-in account.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns who has which roles: all employees for an admin, only the caller (always first) for others. Use `GET /api/me` for the caller’s own roles.
         * @description Any signed-in account.
         */
        get: operations["getEmployee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/employees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists employees by email.
         * @description Needs the permission `employees.manage` (manage employees and their roles). Roles: Admin.
         */
        get: operations["listEmployees"];
        put?: never;
        /**
         * Adds an employee and invites them by email.
         * @description Needs the permission `employees.manage` (manage employees and their roles). Roles: Admin.
         */
        post: operations["addEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/employees/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes an employee and hands over what they own. Conflicts: `changed`, `last_admin`, `handover_needed` when they own something and `to` is missing.
         * @description Needs the permission `employees.manage` (manage employees and their roles). Roles: Admin.
         */
        delete: operations["removeEmployee"];
        options?: never;
        head?: never;
        /**
         * Replaces the roles. Conflicts: `changed`, `last_admin`.
         * @description Needs the permission `employees.manage` (manage employees and their roles). Roles: Admin.
         */
        patch: operations["changeEmployee"];
        trace?: never;
    };
    "/api/admin/employees/{id}/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unlinks the Microsoft account of an employee: the next one that signs in with this email is linked. Conflict: `changed`.
         * @description Needs the permission `employees.manage` (manage employees and their roles). Roles: Admin.
         */
        delete: operations["unlinkEmployee"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/employees/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the invitation again. The same email id again sends nothing. Conflict: `not_now` once they have signed in.
         * @description Needs the permission `employees.manage` (manage employees and their roles). Roles: Admin.
         */
        post: operations["inviteEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/employees/{id}/belongings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an employee owns, and who can take it over when the employee is removed.
         * @description Needs the permission `employees.manage` (manage employees and their roles). Roles: Admin.
         */
        get: operations["getBelongings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists changes, readings of personal data and refusals, newest first.
         * @description Needs the permission `audit.read` (read the audit log). Roles: Admin.
         */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exports filtered entries, newest first, as CSV (RFC 4180, UTF-8 with a byte order mark), safe to open in a spreadsheet. Up to the latest 50,000; if there are more, the header X-Latest-Only gives the number of rows.
         * @description Needs the permission `audit.read` (read the audit log). Roles: Admin. Recorded in the audit log as `audit.exported`.
         */
        get: operations["exportAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists entries, latest change first: everyone’s in the kinds you manage, and your own articles.
         * @description Needs the permission `entries.write` (write articles and submit them for review) or `jobs.manage` (write, publish and close jobs). Roles: Employee, Recruiter, Editor, Admin.
         */
        get: operations["listEntries"];
        put?: never;
        /**
         * Begins an entry. The same id with the same content again is the same entry (200).
         * @description Needs the permission `entries.write` (write articles and submit them for review) or `jobs.manage` (write, publish and close jobs). Roles: Employee, Recruiter, Editor, Admin.
         */
        post: operations["createEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/entries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An entry with its text.
         * @description Needs the permission `entries.write` (write articles and submit them for review) or `jobs.manage` (write, publish and close jobs). Roles: Employee, Recruiter, Editor, Admin.
         */
        get: operations["getEntry"];
        /**
         * Saves the working copy. 409 `changed` when it was made on an older version, `slug_taken`, `not_now` in a state that can’t be edited.
         * @description Needs the permission `entries.write` (write articles and submit them for review) or `jobs.manage` (write, publish and close jobs). Roles: Employee, Recruiter, Editor, Admin.
         */
        put: operations["saveEntry"];
        post?: never;
        /**
         * Moves an entry that visitors do not see to the trash, where it stays for 30 days.
         * @description Needs the permission `entries.write` (write articles and submit them for review) or `jobs.manage` (write, publish and close jobs). Roles: Employee, Recruiter, Editor, Admin.
         */
        delete: operations["removeEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/entries/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publishes, unpublishes or moves to the trash several entries, each by itself, by the rules for one entry.
         * @description Needs the permission `entries.write` (write articles and submit them for review) or `jobs.manage` (write, publish and close jobs). Roles: Employee, Recruiter, Editor, Admin.
         */
        post: operations["changeEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/entries/{id}/copies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins a draft with the working copy of an entry, without its address and its dates. The same id again is the same draft (200).
         * @description Needs the permission `entries.write` (write articles and submit them for review) or `jobs.manage` (write, publish and close jobs). Roles: Employee, Recruiter, Editor, Admin.
         */
        post: operations["copyEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/entries/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes an entry out of the trash, without its slug where something else has it by now.
         * @description Needs the permission `entries.write` (write articles and submit them for review) or `jobs.manage` (write, publish and close jobs). Roles: Employee, Recruiter, Editor, Admin.
         */
        post: operations["restoreEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/entries/{id}/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes an entry in the trash for good, with its revisions.
         * @description Needs the permission `entries.write` (write articles and submit them for review) or `jobs.manage` (write, publish and close jobs). Roles: Employee, Recruiter, Editor, Admin.
         */
        delete: operations["eraseEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/entries/{id}/transitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the status of an entry: submit, publish and so on; "return-to-file" moves it to the trash, and its page comes from the file again. 409 `changed`, `not_now`, `not_ready` (see blockers) or `slug_taken`.
         * @description Needs the permission `entries.write` (write articles and submit them for review) or `jobs.manage` (write, publish and close jobs). Roles: Employee, Recruiter, Editor, Admin.
         */
        post: operations["transitionEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/entries/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Earlier forms of an entry, the latest first.
         * @description Needs the permission `entries.write` (write articles and submit them for review) or `jobs.manage` (write, publish and close jobs). Roles: Employee, Recruiter, Editor, Admin.
         */
        get: operations["listRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/entries/{id}/revisions/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One earlier form with its text.
         * @description Needs the permission `entries.write` (write articles and submit them for review) or `jobs.manage` (write, publish and close jobs). Roles: Employee, Recruiter, Editor, Admin.
         */
        get: operations["getRevision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/entries/{id}/revisions/{number}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes an earlier form the working copy, as a new revision.
         * @description Needs the permission `entries.write` (write articles and submit them for review) or `jobs.manage` (write, publish and close jobs). Roles: Employee, Recruiter, Editor, Admin.
         */
        post: operations["restoreRevision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/slugs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether an address is free, and what has it.
         * @description Needs the permission `entries.write` (write articles and submit them for review) or `jobs.manage` (write, publish and close jobs). Roles: Employee, Recruiter, Editor, Admin.
         */
        get: operations["findSlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/page-source": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a public page comes from, for those who may open it in the editor.
         * @description Needs the permission `entries.write` (write articles and submit them for review) or `jobs.manage` (write, publish and close jobs). Roles: Employee, Recruiter, Editor, Admin.
         */
        get: operations["getPageSource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/entries/{id}/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Notes that the caller has an entry open in the editor, or has closed it, and lists who else has it open.
         * @description Needs the permission `entries.write` (write articles and submit them for review) or `jobs.manage` (write, publish and close jobs). Roles: Employee, Recruiter, Editor, Admin.
         */
        put: operations["notePresence"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/entries/{id}/remarks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Remarks on passages of an entry, open and resolved, the oldest first.
         * @description Needs the permission `entries.write` (write articles and submit them for review) or `jobs.manage` (write, publish and close jobs). Roles: Employee, Recruiter, Editor, Admin.
         */
        get: operations["listRemarks"];
        put?: never;
        /**
         * Adds a remark on a passage. The same id again is the same remark. Beyond 200 it takes the place of the one that was resolved first; 409 `too_many` where all are open.
         * @description Needs the permission `entries.write` (write articles and submit them for review) or `jobs.manage` (write, publish and close jobs). Roles: Employee, Recruiter, Editor, Admin.
         */
        post: operations["addRemark"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/entries/{id}/remarks/{remark}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replies to a remark; a resolved one is open again. The same id again is the same reply. 409 `too_many` beyond 50.
         * @description Needs the permission `entries.write` (write articles and submit them for review) or `jobs.manage` (write, publish and close jobs). Roles: Employee, Recruiter, Editor, Admin.
         */
        post: operations["replyToRemark"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/entries/{id}/remarks/{remark}/resolution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Resolves a remark, or opens it again.
         * @description Needs the permission `entries.write` (write articles and submit them for review) or `jobs.manage` (write, publish and close jobs). Roles: Employee, Recruiter, Editor, Admin.
         */
        put: operations["resolveRemark"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/entries/{id}/remarks/{remark}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes the caller’s own remark or reply. A remark that has replies stays (409 `in_use`).
         * @description Needs the permission `entries.write` (write articles and submit them for review) or `jobs.manage` (write, publish and close jobs). Roles: Employee, Recruiter, Editor, Admin.
         */
        delete: operations["removeRemark"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/link-targets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a text can link to, found by words of the title: public pages, published entries, and drafts the caller may see. Titles that begin with the words come first.
         * @description Needs the permission `entries.write` (write articles and submit them for review) or `jobs.manage` (write, publish and close jobs). Roles: Employee, Recruiter, Editor, Admin.
         */
        get: operations["listLinkTargets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists past and planned publications and the deadlines of jobs: everyone’s in the kinds you manage, and your own.
         * @description Needs the permission `entries.write` (write articles and submit them for review) or `jobs.manage` (write, publish and close jobs). Roles: Employee, Recruiter, Editor, Admin.
         */
        get: operations["listCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/entry-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Entries of a kind that are files of the live release, in order of their paths; at most 1,000. None if the site is built and served elsewhere.
         * @description Needs the permission `entries.manage` (edit everyone’s articles and case studies) or `jobs.manage` (write, publish and close jobs). Roles: Recruiter, Editor, Admin.
         */
        get: operations["listEntryFiles"];
        put?: never;
        /**
         * Takes a file over: its content becomes a draft with the same slug. Visitors keep reading the file until the draft is published. A file that was taken over before gives the same entry (200).
         * @description Needs the permission `entries.manage` (edit everyone’s articles and case studies) or `jobs.manage` (write, publish and close jobs). Roles: Recruiter, Editor, Admin.
         */
        post: operations["takeOverFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/entries/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file that an entry was taken over from: as it is now, and the form that the entry includes.
         * @description Needs the permission `entries.write` (write articles and submit them for review) or `jobs.manage` (write, publish and close jobs). Roles: Employee, Recruiter, Editor, Admin.
         */
        get: operations["getFileChange"];
        put?: never;
        /**
         * Saves the draft with what was taken from its file, which it includes from then on. 409 `changed` when the entry or the file has changed since.
         * @description Needs the permission `entries.write` (write articles and submit them for review) or `jobs.manage` (write, publish and close jobs). Roles: Employee, Recruiter, Editor, Admin.
         */
        post: operations["mergeFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the pictures of the media library, the latest first. Without the permission to manage entries: the caller’s own, and those that are published.
         * @description Needs the permission `entries.write` (write articles and submit them for review) or `jobs.manage` (write, publish and close jobs). Roles: Employee, Recruiter, Editor, Admin.
         */
        get: operations["listPictures"];
        put?: never;
        /**
         * Takes a picture (PNG, JPEG, WebP, AVIF, GIF or SVG; at most 15 MB) as the body, turns and shrinks it to at most 2,000 pixels and keeps it as WebP. The same picture again is the same address.
         * @description Needs the permission `entries.write` (write articles and submit them for review) or `jobs.manage` (write, publish and close jobs). Roles: Employee, Recruiter, Editor, Admin.
         */
        post: operations["addPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pictures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a picture and where it is used.
         * @description Needs the permission `entries.manage` (edit everyone’s articles and case studies). Roles: Editor, Admin.
         */
        get: operations["getPicture"];
        put?: never;
        post?: never;
        /**
         * Deletes a picture that is used nowhere. Conflicts: `changed`, `in_use`.
         * @description Needs the permission `entries.manage` (edit everyone’s articles and case studies). Roles: Editor, Admin.
         */
        delete: operations["removePicture"];
        options?: never;
        head?: never;
        /**
         * Changes what is said of a picture. Texts keep the alternative text they have. Saving current values again is not a conflict. Conflict: `changed`.
         * @description Needs the permission `entries.manage` (edit everyone’s articles and case studies). Roles: Editor, Admin.
         */
        patch: operations["changePicture"];
        trace?: never;
    };
    "/api/pictures/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Takes a picture (PNG, JPEG, WebP, AVIF, GIF or SVG; at most 15 MB) as the body, turns and shrinks it, and shows it wherever the picture is used. Texts stay as they are; crop and focal point are reset. Sending the present file again is not a conflict. Conflict: `changed`.
         * @description Needs the permission `entries.manage` (edit everyone’s articles and case studies). Roles: Editor, Admin.
         */
        put: operations["replacePicture"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pictures/{id}/whole": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a picture as it was before it was cropped, as WebP.
         * @description Needs the permission `entries.manage` (edit everyone’s articles and case studies). Roles: Editor, Admin.
         */
        get: operations["getWholePicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/picture-forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published pictures that were replaced, cropped or given a focal point, for the build of the site.
         * @description Public.
         */
        get: operations["listPictureForms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that is published from here, for the build of the site; and addresses that have moved.
         * @description Public.
         */
        get: operations["listPublished"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/published/{kind}/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One published entry by kind and slug, available before the next build of the site.
         * @description Public.
         */
        get: operations["getPublished"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/publications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The latest publications, of one entry or of all that the caller may see.
         * @description Needs the permission `entries.write` (write articles and submit them for review) or `jobs.manage` (write, publish and close jobs). Roles: Employee, Recruiter, Editor, Admin.
         */
        get: operations["listPublications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/publications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far a publication has come.
         * @description Needs the permission `entries.write` (write articles and submit them for review) or `jobs.manage` (write, publish and close jobs). Roles: Employee, Recruiter, Editor, Admin.
         */
        get: operations["getPublication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/publications/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Builds again after a failure. 409 `not_now` where nothing has failed.
         * @description Needs the permission `entries.publish` (review, publish and unpublish articles and case studies) or `jobs.manage` (write, publish and close jobs). Roles: Recruiter, Editor, Admin.
         */
        post: operations["retryPublication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receives a message. Spam is stored and marked; the sender is told the same.
         * @description Public.
         */
        post: operations["sendContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/support": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receives a support request. Spam is stored and marked; the sender is told the same.
         * @description Public.
         */
        post: operations["sendSupport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receives an application. Sent as multipart/form-data with the file "cv". 404: no such job; 410 `job_closed`: it accepts no applications any more; 413 `payload_too_large`, 415 `unsupported_media_type`, 422 `malware_found`: the CV; 503 `uploads_full`: there is no room for it, `scanner_unavailable`: it can’t be scanned.
         * @description Public.
         */
        post: operations["sendApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receives a comment. It is published once it is approved. 404: no such article or comment to reply to.
         * @description Public.
         */
        post: operations["sendComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/inquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists inquiries, the latest first.
         * @description Needs the permission `inquiries.manage` (manage inquiries). Roles: Support, Admin. Recorded in the audit log as `inquiry.listed`.
         */
        get: operations["listInquiries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/inquiries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets an inquiry with its timeline.
         * @description Needs the permission `inquiries.manage` (manage inquiries). Roles: Support, Admin. Recorded in the audit log as `inquiry.read`.
         */
        get: operations["getInquiry"];
        put?: never;
        post?: never;
        /**
         * Deletes an inquiry, its notes and emails; the audit log keeps a hash. 409 `changed`.
         * @description Needs the permission `inquiries.manage` (manage inquiries). Roles: Support, Admin.
         */
        delete: operations["deleteInquiry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/inquiry-assignees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the people to whom inquiries can be assigned, by email; at most 1,000.
         * @description Needs the permission `inquiries.manage` (manage inquiries). Roles: Support, Admin.
         */
        get: operations["listAssignees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/inquiries/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the state or assignee of inquiries; each has its own outcome.
         * @description Needs the permission `inquiries.manage` (manage inquiries). Roles: Support, Admin. Recorded in the audit log as `inquiry.listed`.
         */
        post: operations["changeInquiries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/inquiries/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a private note.
         * @description Needs the permission `inquiries.manage` (manage inquiries). Roles: Support, Admin. Recorded in the audit log as `inquiry.read`.
         */
        post: operations["addInquiryNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/inquiries/{id}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replies by email; a new inquiry becomes "in progress".
         * @description Needs the permission `inquiries.manage` (manage inquiries). Roles: Support, Admin. Recorded in the audit log as `inquiry.read`.
         */
        post: operations["replyToInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/inquiries.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exports filtered inquiries as CSV (RFC 4180, UTF-8 with a byte order mark), safe to open in a spreadsheet. Up to the latest 50,000; if there are more, the header X-Latest-Only gives the number of rows.
         * @description Needs the permission `inquiries.manage` (manage inquiries). Roles: Support, Admin. Recorded in the audit log as `inquiry.exported`.
         */
        get: operations["exportInquiries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/inquiry-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the caller’s saved views, by name; up to 30.
         * @description Needs the permission `inquiries.manage` (manage inquiries). Roles: Support, Admin.
         */
        get: operations["listSavedViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/inquiry-views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves or renames a view. 409 `too_many` beyond 30.
         * @description Needs the permission `inquiries.manage` (manage inquiries). Roles: Support, Admin.
         */
        put: operations["saveView"];
        post?: never;
        /**
         * Deletes a view; succeeds if it no longer exists.
         * @description Needs the permission `inquiries.manage` (manage inquiries). Roles: Support, Admin.
         */
        delete: operations["removeView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/applicants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists applicants, the latest first by default.
         * @description Needs the permission `applicants.manage` (manage applicants). Roles: Recruiter, Admin. Recorded in the audit log as `applicant.listed`.
         */
        get: operations["listApplicants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/applicants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gets an applicant with the timeline.
         * @description Needs the permission `applicants.manage` (manage applicants). Roles: Recruiter, Admin. Recorded in the audit log as `applicant.read`.
         */
        get: operations["getApplicant"];
        put?: never;
        post?: never;
        /**
         * Deletes an application, its CV, notes and emails; the audit log keeps a hash. 409 `changed`.
         * @description Needs the permission `applicants.manage` (manage applicants). Roles: Recruiter, Admin.
         */
        delete: operations["deleteApplicant"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/applicants/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes stage, rating, retention date or spam of applicants; each has its own outcome.
         * @description Needs the permission `applicants.manage` (manage applicants). Roles: Recruiter, Admin. Recorded in the audit log as `applicant.listed`.
         */
        post: operations["changeApplicants"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/applicants/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts applicants by stage and by job.
         * @description Needs the permission `applicants.manage` (manage applicants). Roles: Recruiter, Admin.
         */
        get: operations["countApplicants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/applicants/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a private note.
         * @description Needs the permission `applicants.manage` (manage applicants). Roles: Recruiter, Admin. Recorded in the audit log as `applicant.read`.
         */
        post: operations["addApplicantNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/applicants/{id}/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Emails an applicant.
         * @description Needs the permission `applicants.manage` (manage applicants). Roles: Recruiter, Admin. Recorded in the audit log as `applicant.read`.
         */
        post: operations["emailApplicant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/applicants/{id}/cv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Downloads the CV, always as an attachment.
         * @description Needs the permission `applicants.manage` (manage applicants). Roles: Recruiter, Admin. Recorded in the audit log as `applicant.cv_read`.
         */
        get: operations["getCv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/applicants/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exports all data about the person as a ZIP archive: every application from this email address.
         * @description Needs the permission `applicants.manage` (manage applicants). Roles: Recruiter, Admin. Recorded in the audit log as `applicant.exported`.
         */
        get: operations["exportApplicant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists comments: pending ones the oldest first, others the latest first.
         * @description Needs the permission `comments.moderate` (moderate comments). Roles: Editor, Admin. Recorded in the audit log as `comment.listed`.
         */
        get: operations["listComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/comments/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approves or rejects comments, marks them as spam or returns them to pending; each has its own outcome.
         * @description Needs the permission `comments.moderate` (moderate comments). Roles: Editor, Admin. Recorded in the audit log as `comment.listed`.
         */
        post: operations["moderateComments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/comments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a comment and its replies; the audit log keeps a hash of each. An approved comment stays in the built page until the next build. 409 `changed`.
         * @description Needs the permission `comments.moderate` (moderate comments). Roles: Editor, Admin.
         */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comments/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the approved comments of an article, the oldest first; none for an unknown article.
         * @description Public.
         */
        get: operations["listPublicComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the approved comments of all articles, by id, for the build of the site.
         * @description Public.
         */
        get: operations["listCommentsForBuild"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the emails of the outbox, the latest first.
         * @description Needs the permission `outbox.manage` (manage the outbox). Roles: Admin. Recorded in the audit log as `email.listed`.
         */
        get: operations["listEmails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/email-server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether emails are sent, and by which server.
         * @description Needs the permission `inquiries.manage` (manage inquiries) or `applicants.manage` (manage applicants) or `employees.manage` (manage employees and their roles) or `outbox.manage` (manage the outbox). Roles: Support, Recruiter, Admin.
         */
        get: operations["getEmailServer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/email-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the emails to visitors, applicants and new employees: subject and text, with placeholders in double braces.
         * @description Needs the permission `emails.edit` (edit the emails that the site sends) or `inquiries.manage` (manage inquiries) or `applicants.manage` (manage applicants). Roles: Support, Recruiter, Admin.
         */
        get: operations["listEmailTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/email-templates/{name}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the latest 50 versions of a template, the latest first.
         * @description Needs the permission `emails.edit` (edit the emails that the site sends). Roles: Admin.
         */
        get: operations["listEmailTemplateVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/email-templates/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves a template, for emails that are written from now on. Saving the current words again is not a conflict; 409 `changed` when the template has changed since.
         * @description Needs the permission `emails.edit` (edit the emails that the site sends). Roles: Admin.
         */
        put: operations["saveEmailTemplate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/emails/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an email that failed, is unsure or was kept. 409 `not_now` for others.
         * @description Needs the permission `outbox.manage` (manage the outbox). Roles: Admin.
         */
        post: operations["resendEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the caller’s notifications, newest first.
         * @description Needs the permission `workspace.open` (open the workspace). Roles: Employee, Support, Recruiter, Editor, Admin.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns an event that the caller may be notified of: links in emails and cards lead to it.
         * @description Needs the permission `workspace.open` (open the workspace). Roles: Employee, Support, Recruiter, Editor, Admin.
         */
        get: operations["getNotification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks the caller’s notifications as read: some, or all up to a time.
         * @description Needs the permission `workspace.open` (open the workspace). Roles: Employee, Support, Recruiter, Editor, Admin.
         */
        post: operations["readNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification-preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns when the caller is emailed about each kind of notification.
         * @description Needs the permission `workspace.open` (open the workspace). Roles: Employee, Support, Recruiter, Editor, Admin.
         */
        get: operations["getNotificationPreferences"];
        /**
         * Changes when the caller is emailed; kinds that aren’t named stay as they are.
         * @description Needs the permission `workspace.open` (open the workspace). Roles: Employee, Support, Recruiter, Editor, Admin.
         */
        put: operations["saveNotificationPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/missing-addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Addresses that visitors asked for but that don’t exist, the most visited first; at most 200.
         * @description Needs the permission `seo.manage` (change SEO settings and redirects). Roles: Editor, Admin.
         */
        get: operations["listMissingAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists SEO settings and redirects, for the build and the SEO screen.
         * @description Public.
         */
        get: operations["listSeo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/seo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Saves the settings of one or more pages, all or none. A page whose values are all null loses its settings. Saving current values again is not a conflict. Conflicts: `changed`, `too_many`.
         * @description Needs the permission `seo.manage` (change SEO settings and redirects). Roles: Editor, Admin.
         */
        put: operations["saveSeo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/redirects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Adds or changes a redirect, which takes effect at once. Conflicts: `redirect_loop`, `redirect_chain`, `redirect_exists`, `page_exists`, `page_missing`, `too_many`, `changed`.
         * @description Needs the permission `seo.manage` (change SEO settings and redirects). Roles: Editor, Admin.
         */
        put: operations["saveRedirect"];
        post?: never;
        /**
         * Deletes a redirect.
         * @description Needs the permission `seo.manage` (change SEO settings and redirects). Roles: Editor, Admin.
         */
        delete: operations["removeRedirect"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/builds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts a build of the site, for changes without a publication. 409 `not_now` if automatic builds are off.
         * @description Needs the permission `seo.manage` (change SEO settings and redirects). Roles: Editor, Admin.
         */
        post: operations["requestBuild"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/builds/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the latest build and what runs builds.
         * @description Needs the permission `seo.manage` (change SEO settings and redirects). Roles: Editor, Admin.
         */
        get: operations["getLatestBuild"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/trends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts submissions by week and by status, and what needs attention; without spam.
         * @description Needs the permission `dashboard.read` (see the overview of the site). Roles: Admin.
         */
        get: operations["getTrends"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Searches the public pages: by word stems, synonyms of the site and, where no page has a word, likely spellings. Pages with every word come first. Grouped by kind, the best first. 503 `search_not_ready` until the pages of a release are loaded.
         * @description Public.
         */
        get: operations["searchPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspace/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Finds whatever the caller may see by words anywhere in it: every word, the beginning of a word, or, where nothing has a word, a likely spelling. Grouped by kind; the best and latest first.
         * @description Needs the permission `workspace.open` (open the workspace). Roles: Employee, Support, Recruiter, Editor, Admin.
         */
        get: operations["searchWorkspace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspace/opened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the caller opened last and may still see, the latest first; at most 10.
         * @description Needs the permission `workspace.open` (open the workspace). Roles: Employee, Support, Recruiter, Editor, Admin.
         */
        get: operations["listOpened"];
        /**
         * Notes that the caller opened something, for `GET /api/workspace/opened`.
         * @description Needs the permission `workspace.open` (open the workspace). Roles: Employee, Support, Recruiter, Editor, Admin.
         */
        put: operations["noteOpened"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tells of changes as server-sent events until the token expires: the data of an event is the names of what has changed, joined by commas. An event "ready" comes first; comments every 20 seconds show that the connection is alive.
         * @description Needs the permission `workspace.open` (open the workspace). Roles: Employee, Support, Recruiter, Editor, Admin.
         */
        get: operations["openChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Health: {
            /**
             * @description Whether to send requests here: 200 with "ok" or "degraded" (an admin should look at a check), 503 with "unavailable" or "stopping".
             * @enum {string}
             */
            status: "ok" | "degraded" | "unavailable" | "stopping";
            /**
             * Format: date-time
             * @description When this instance started, UTC.
             */
            startedAt: string;
            checks: {
                /**
                 * @description Whether the database answers.
                 * @enum {string}
                 */
                database: "ok" | "unavailable";
                /**
                 * @description Whether the database has every migration.
                 * @enum {string}
                 */
                migrations: "ok" | "pending" | "unknown";
                /**
                 * @description Whether there is a built site to serve; "elsewhere": another host serves it.
                 * @enum {string}
                 */
                site: "ok" | "missing" | "elsewhere";
                /**
                 * @description Whether files can be stored.
                 * @enum {string}
                 */
                files: "ok" | "unavailable";
                /**
                 * @description Whether the virus scanner answers; while it doesn’t, CVs are refused.
                 * @enum {string}
                 */
                scanner: "ok" | "unavailable" | "off";
                /**
                 * @description Whether emails go out; "delayed": one has waited for over 15 minutes.
                 * @enum {string}
                 */
                email: "ok" | "delayed" | "off" | "unknown";
                /**
                 * @description How the last build ended.
                 * @enum {string}
                 */
                build: "ok" | "failed" | "none" | "unknown";
            };
        };
        Error: {
            /** @description Stable name of the error, e.g. "not_found". */
            code: string;
            /** @description What happened and what to do next, in a sentence. */
            message: string;
        };
        Liveness: {
            /** @constant */
            status: "live";
        };
        SignInSettings: {
            /** @description Registration of the site as a single-page application. */
            clientId: string;
            /**
             * Format: uri
             * @description The tenant, e.g. "https://login.microsoftonline.com/<tenant id>".
             */
            authority: string;
            /** @description The scope of the backend’s own token, "api://<id>/access_as_user". */
            apiScope: string;
            /**
             * Format: uri
             * @description Microsoft Graph, e.g. "https://graph.microsoft.com/v1.0"; no trailing slash.
             */
            graphUrl: string;
            emulated: {
                /** @description Host and port of the emulator, e.g. "localhost:8002". */
                knownAuthority: string;
                /** @description Metadata that the real provider publishes itself; the emulator’s, over http. */
                metadata: {
                    /** Format: uri */
                    issuer: string;
                    /** Format: uri */
                    authorization_endpoint: string;
                    /** Format: uri */
                    token_endpoint: string;
                    /** Format: uri */
                    end_session_endpoint: string;
                    /** Format: uri */
                    jwks_uri: string;
                };
            } | null;
        };
        RoleEntry: {
            /**
             * Format: email
             * @description Work email, the user name of the Microsoft account. Case does not matter.
             */
            email: string;
            /** @description The highest of the roles. */
            role: components["schemas"]["Role"] | null;
            /** @description Their permissions add up. */
            roles: components["schemas"]["Role"][];
        };
        /**
         * @description "employee": Can write articles and submit them for review. "support": Answers inquiries; sees no applicants. "recruiter": Handles applicants and publishes jobs; sees no inquiries. "editor": Edits and publishes all content, moderates comments, manages SEO and redirects. "admin": Full access: employees, content and the site.
         * @enum {string}
         */
        Role: "employee" | "support" | "recruiter" | "editor" | "admin";
        Employee: {
            /**
             * Format: email
             * @description Work email, the user name of the Microsoft account. Case does not matter.
             */
            email: string;
            /** @description The highest of the roles. */
            role: components["schemas"]["Role"] | null;
            /** @description Their permissions add up. */
            roles: components["schemas"]["Role"][];
            /** Format: uuid */
            id: string;
            /** @description Number of changes; a change names the version that it is based on. */
            version: number;
            /**
             * Format: date-time
             * @description When the employee was added, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the roles were last changed, UTC.
             */
            updatedAt: string;
            /** @description When a Microsoft account first signed in with this email, UTC; from then on only that account can. null: not yet. */
            linkedAt: string | null;
            /** @description Of the Microsoft account; null until the first sign-in. */
            name: string | null;
            /** @description When they last opened the workspace, UTC. */
            lastSignInAt: string | null;
            /** @description When an invitation was last put into the outbox, UTC; null: never. */
            invitedAt: string | null;
        };
        /**
         * @description What it is: an article, a case study, a job, a person, or a page of the site such as a legal page.
         * @enum {string}
         */
        EntryKind: "post" | "case-study" | "job" | "person" | "page-home" | "page-services" | "service-category" | "service" | "page-technologies" | "technology-category" | "technology" | "page-solutions" | "solution" | "page-case-studies" | "page-samples" | "sample" | "page-blog" | "page-about" | "page-career" | "page-contact" | "page-tms-support" | "legal" | "company" | "tags" | "redirects";
        AuditEntry: {
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description When, UTC.
             */
            at: string;
            /** @description Email of the person who did it; "system" for the service itself, "anonymous" for callers without a valid token, "several" for events of many callers in one entry. */
            actor: string;
            /**
             * @description What was done.
             * @enum {string}
             */
            action: "employee.added" | "employee.changed" | "employee.invited" | "employee.unlinked" | "employee.removed" | "entry.created" | "entry.moved" | "entry.restored" | "entry.trashed" | "entry.untrashed" | "entry.removed" | "entry.imported" | "entry.taken_over" | "entry.merged" | "picture.changed" | "picture.replaced" | "picture.removed" | "inquiry.listed" | "inquiry.read" | "inquiry.changed" | "inquiry.replied" | "inquiry.exported" | "inquiry.deleted" | "applicant.listed" | "applicant.read" | "applicant.cv_read" | "applicant.changed" | "applicant.emailed" | "applicant.exported" | "applicant.deleted" | "comment.listed" | "comment.moderated" | "comment.deleted" | "email.listed" | "email.resent" | "email.edited" | "seo.changed" | "redirect.added" | "redirect.changed" | "redirect.removed" | "build.requested" | "audit.exported" | "security.sign_in_refused" | "security.call_denied" | "security.limit_met" | "security.malware_found";
            /** @description What was changed or read, e.g. the email of an employee; visitors’ records by reference only, deleted ones by hash. Of a refusal, the call, or why the sign-in was refused. */
            subject: string;
            /** @description Values before the change; null for a new record. */
            before: {
                [key: string]: unknown;
            } | null;
            /** @description Values after the change; null for a deleted record. Of readings and refusals: `count`, how often the same was repeated within ten minutes; `why`, the error code. */
            after: {
                [key: string]: unknown;
            } | null;
        };
        /**
         * @description Where the working copy stands. "published": visitors read this very text; an older one may be live in every state.
         * @enum {string}
         */
        EntryState: "draft" | "in_review" | "changes_requested" | "scheduled" | "published" | "unpublished";
        EntrySummary: {
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["EntryKind"];
            slug: string;
            /** @description Of the working copy; may be empty. */
            title: string;
            state: components["schemas"]["EntryState"];
            /** @description Address of who began it. */
            author: string;
            /** @description Counts the changes; a change names the version it was made on. */
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Address of who changed it last. */
            updatedBy: string;
            /** @description When it goes out, UTC; scheduled entries only. */
            publishAt: string | null;
            live: {
                /** @description Part of the address visitors read it at. */
                slug: string;
                title: string;
                /** @description Of what is live; the public page carries it. */
                hash: string;
                /**
                 * Format: date-time
                 * @description When this was published, UTC.
                 */
                at: string;
                /**
                 * Format: date-time
                 * @description When it was first published, UTC.
                 */
                firstAt: string;
                /** @description Jobs only: whether one can apply. */
                jobStatus: ("open" | "filled" | "closed") | null;
            } | null;
            /** @description The file it was taken over from; null: it began in the editor. */
            source: components["schemas"]["EntrySource"] | null;
            /** @description Of the working copy, at most 260 characters. */
            lead: string;
            trashed: {
                /**
                 * Format: date-time
                 * @description When it was moved there, UTC.
                 */
                at: string;
                /** @description Address of who moved it there. */
                by: string;
                /**
                 * Format: date-time
                 * @description When it is deleted for good, UTC.
                 */
                until: string;
            } | null;
        };
        EntrySource: {
            /** @description Path from the project’s root, e.g. "content/blog/tides.md". */
            file: string;
            /** @description Whether the editor’s version is the page; false: the page comes from the file until it is published. */
            isReplaced: boolean;
            /**
             * @description How the draft and the file relate. "same": equal; "edited": only the draft has changed; "changed": the file has changed since; "missing": the file is gone.
             * @enum {string}
             */
            state: "same" | "edited" | "changed" | "missing";
        };
        Entry: {
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["EntryKind"];
            slug: string;
            /** @description Of the working copy; may be empty. */
            title: string;
            state: components["schemas"]["EntryState"];
            /** @description Address of who began it. */
            author: string;
            /** @description Counts the changes; a change names the version it was made on. */
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Address of who changed it last. */
            updatedBy: string;
            /** @description When it goes out, UTC; scheduled entries only. */
            publishAt: string | null;
            live: {
                /** @description Part of the address visitors read it at. */
                slug: string;
                title: string;
                /** @description Of what is live; the public page carries it. */
                hash: string;
                /**
                 * Format: date-time
                 * @description When this was published, UTC.
                 */
                at: string;
                /**
                 * Format: date-time
                 * @description When it was first published, UTC.
                 */
                firstAt: string;
                /** @description Jobs only: whether one can apply. */
                jobStatus: ("open" | "filled" | "closed") | null;
            } | null;
            /** @description The file it was taken over from; null: it began in the editor. */
            source: components["schemas"]["EntrySource"] | null;
            content: components["schemas"]["EntryContent"];
            /** @description What keeps it from being published; empty: nothing. */
            blockers: components["schemas"]["Blocker"][];
            editedInReview: {
                /** @description Address of the reviewer. */
                by: string;
                /** Format: date-time */
                at: string;
                /** @description Number of the revision that the author submitted. */
                submitted: number;
            } | null;
            /** @description Of reviewers, the latest first; at most 50. */
            reviewNotes: components["schemas"]["ReviewNote"][];
        };
        EntryContent: {
            /** @constant */
            kind: "post";
            /** @description Last part of the address; empty while it has none. */
            slug: string;
            /** @description As in the front matter of a file in content/; every key may be missing. */
            fields: {
                title?: string;
                lead?: string;
                seo?: {
                    title?: string;
                    description?: string;
                };
                date?: string;
                updated?: string;
                author?: string;
                tags?: string[];
                cover?: {
                    src?: string;
                    alt?: string;
                };
                related?: {
                    services?: string[];
                    technologies?: string[];
                };
                closing?: {
                    title?: string;
                    text?: string;
                    button?: string;
                };
            };
            /** @description The text, as Markdown (GitHub flavor). */
            markdown: string;
        } | {
            /** @constant */
            kind: "case-study";
            /** @description Last part of the address; empty while it has none. */
            slug: string;
            /** @description As in the front matter of a file in content/; every key may be missing. */
            fields: {
                title?: string;
                tagline?: string;
                lead?: string;
                seo?: {
                    title?: string;
                    description?: string;
                };
                date?: string;
                author?: string;
                illustrative?: boolean;
                client?: {
                    name?: string;
                    quote?: string;
                    by?: string;
                };
                sector?: string;
                size?: string;
                duration?: string;
                timeline?: {
                    label?: string;
                    from?: number;
                    to?: number;
                }[];
                timelineCaption?: string;
                outcomes?: {
                    title?: string;
                    text?: string;
                    before?: string;
                    after?: string;
                }[];
                ownFigure?: string;
                finding?: string;
                related?: {
                    services?: string[];
                    technologies?: string[];
                };
                closing?: {
                    title?: string;
                    text?: string;
                    button?: string;
                };
            };
            /** @description The text, as Markdown (GitHub flavor). */
            markdown: string;
        } | {
            /** @constant */
            kind: "job";
            /** @description Last part of the address; empty while it has none. */
            slug: string;
            /** @description As in the front matter of a file in content/; every key may be missing. */
            fields: {
                title?: string;
                tagline?: string;
                lead?: string;
                seo?: {
                    title?: string;
                    description?: string;
                };
                /**
                 * @description Status. Only open jobs are listed and take applications.
                 * @enum {string}
                 */
                status?: "open" | "filled" | "closed";
                posted?: string;
                team?: string;
                office?: string;
                /**
                 * @description Workplace.
                 * @enum {string}
                 */
                workplace?: "on site" | "hybrid" | "remote";
                /**
                 * @description Employment type.
                 * @enum {string}
                 */
                employment?: "full time" | "part time" | "contract" | "internship";
                salary?: {
                    min?: number;
                    max?: number;
                    currency?: string;
                    /**
                     * @description Per.
                     * @enum {string}
                     */
                    period?: "year" | "month" | "day" | "hour";
                };
                closes?: string;
                contact?: string;
                does?: string[];
                brings?: string[];
                gets?: string[];
            };
            /** @description The text, as Markdown (GitHub flavor). */
            markdown: string;
        } | {
            /** @constant */
            kind: "person";
            /** @description Last part of the address; empty while it has none. */
            slug: string;
            /** @description As in the front matter of a file in content/; every key may be missing. */
            fields: {
                name?: string;
                role?: string;
                lead?: string;
                seo?: {
                    title?: string;
                    description?: string;
                };
                portrait?: {
                    src?: string;
                    alt?: string;
                };
                office?: string;
                email?: string;
                phone?: string;
                links?: {
                    label?: string;
                    url?: string;
                }[];
                shipped?: {
                    title?: string;
                    text?: string;
                    href?: string;
                }[];
            };
            /** @description The text, as Markdown (GitHub flavor). */
            markdown: string;
        } | {
            /** @constant */
            kind: "page-home";
            /** @description Last part of the address; empty while it has none. */
            slug: string;
            /** @description As in the front matter of a file in content/; every key may be missing. */
            fields: {
                title?: string;
                lead?: string;
                seo?: {
                    title?: string;
                    description?: string;
                };
                kicker?: string;
                secondary?: {
                    label?: string;
                    href?: string;
                };
                ways?: string;
                example?: {
                    caseStudy?: string;
                    title?: string;
                    text?: string;
                };
                solutions?: {
                    title?: string;
                    text?: string;
                };
                engagement?: {
                    title?: string;
                    text?: string;
                    steps?: {
                        title?: string;
                        duration?: string;
                        text?: string;
                    }[];
                };
                technologies?: {
                    title?: string;
                    text?: string;
                };
                writing?: {
                    title?: string;
                    text?: string;
                };
                closing?: {
                    title?: string;
                    text?: string;
                    button?: string;
                };
            };
            /** @description The text, as Markdown (GitHub flavor). */
            markdown: string;
        } | {
            /** @constant */
            kind: "page-services";
            /** @description Last part of the address; empty while it has none. */
            slug: string;
            /** @description As in the front matter of a file in content/; every key may be missing. */
            fields: {
                title?: string;
                lead?: string;
                seo?: {
                    title?: string;
                    description?: string;
                };
                guideTitle?: string;
                closing?: {
                    title?: string;
                    text?: string;
                    button?: string;
                };
            };
            /** @description The text, as Markdown (GitHub flavor). */
            markdown: string;
        } | {
            /** @constant */
            kind: "service-category";
            /** @description Last part of the address; empty while it has none. */
            slug: string;
            /** @description As in the front matter of a file in content/; every key may be missing. */
            fields: {
                title?: string;
                plainName?: string;
                tagline?: string;
                lead?: string;
                menu?: {
                    title?: string;
                    position?: number;
                    isHidden?: boolean;
                };
                seo?: {
                    title?: string;
                    description?: string;
                };
                guide?: {
                    when?: string;
                    choose?: string;
                }[];
                questions?: {
                    question?: string;
                    answer?: string;
                }[];
                closing?: {
                    title?: string;
                    text?: string;
                    button?: string;
                };
                /** @enum {string} */
                topic?: "project" | "advice" | "takeover" | "other";
            };
            /** @description The text, as Markdown (GitHub flavor). */
            markdown: string;
        } | {
            /** @constant */
            kind: "service";
            /** @description Last part of the address; empty while it has none. */
            slug: string;
            /** @description As in the front matter of a file in content/; every key may be missing. */
            fields: {
                title?: string;
                plainName?: string;
                tagline?: string;
                lead?: string;
                menu?: {
                    title?: string;
                    position?: number;
                    isHidden?: boolean;
                };
                seo?: {
                    title?: string;
                    description?: string;
                };
                deliverables?: {
                    title?: string;
                    text?: string;
                }[];
                steps?: {
                    title?: string;
                    duration?: string;
                    text?: string;
                }[];
                result?: string;
                needs?: string[];
                questions?: {
                    question?: string;
                    answer?: string;
                }[];
                closing?: {
                    title?: string;
                    text?: string;
                    button?: string;
                };
                contact?: string;
                related?: {
                    services?: string[];
                    technologies?: string[];
                    posts?: string[];
                };
            };
            /** @description The text, as Markdown (GitHub flavor). */
            markdown: string;
        } | {
            /** @constant */
            kind: "page-technologies";
            /** @description Last part of the address; empty while it has none. */
            slug: string;
            /** @description As in the front matter of a file in content/; every key may be missing. */
            fields: {
                title?: string;
                lead?: string;
                seo?: {
                    title?: string;
                    description?: string;
                };
                guideTitle?: string;
                closing?: {
                    title?: string;
                    text?: string;
                    button?: string;
                };
            };
            /** @description The text, as Markdown (GitHub flavor). */
            markdown: string;
        } | {
            /** @constant */
            kind: "technology-category";
            /** @description Last part of the address; empty while it has none. */
            slug: string;
            /** @description As in the front matter of a file in content/; every key may be missing. */
            fields: {
                title?: string;
                plainName?: string;
                tagline?: string;
                lead?: string;
                menu?: {
                    title?: string;
                    position?: number;
                    isHidden?: boolean;
                };
                seo?: {
                    title?: string;
                    description?: string;
                };
                guide?: {
                    when?: string;
                    choose?: string;
                }[];
                questions?: {
                    question?: string;
                    answer?: string;
                }[];
                closing?: {
                    title?: string;
                    text?: string;
                    button?: string;
                };
            };
            /** @description The text, as Markdown (GitHub flavor). */
            markdown: string;
        } | {
            /** @constant */
            kind: "technology";
            /** @description Last part of the address; empty while it has none. */
            slug: string;
            /** @description As in the front matter of a file in content/; every key may be missing. */
            fields: {
                title?: string;
                tagline?: string;
                lead?: string;
                menu?: {
                    title?: string;
                    position?: number;
                    isHidden?: boolean;
                };
                seo?: {
                    title?: string;
                    description?: string;
                };
                formerly?: string;
                rightWhen?: string[];
                notWhen?: string[];
                builds?: {
                    title?: string;
                    text?: string;
                }[];
                neighbours?: {
                    technology?: string;
                    how?: string;
                }[];
                questions?: {
                    question?: string;
                    answer?: string;
                }[];
                related?: {
                    services?: string[];
                    posts?: string[];
                };
                closing?: {
                    title?: string;
                    text?: string;
                    button?: string;
                };
            };
            /** @description The text, as Markdown (GitHub flavor). */
            markdown: string;
        } | {
            /** @constant */
            kind: "page-solutions";
            /** @description Last part of the address; empty while it has none. */
            slug: string;
            /** @description As in the front matter of a file in content/; every key may be missing. */
            fields: {
                title?: string;
                lead?: string;
                seo?: {
                    title?: string;
                    description?: string;
                };
                closing?: {
                    title?: string;
                    text?: string;
                    button?: string;
                };
            };
            /** @description The text, as Markdown (GitHub flavor). */
            markdown: string;
        } | {
            /** @constant */
            kind: "solution";
            /** @description Last part of the address; empty while it has none. */
            slug: string;
            /** @description As in the front matter of a file in content/; every key may be missing. */
            fields: {
                title?: string;
                tagline?: string;
                lead?: string;
                seo?: {
                    title?: string;
                    description?: string;
                };
                glance?: {
                    takes?: string;
                    gives?: string;
                    replaces?: string;
                    load?: string;
                    users?: string;
                    runsOn?: string;
                    costs?: string;
                    ready?: string;
                };
                flow?: {
                    title?: string;
                    text?: string;
                }[];
                features?: {
                    title?: string;
                    text?: string;
                }[];
                connects?: {
                    title?: string;
                    text?: string;
                }[];
                security?: string[];
                rollout?: {
                    title?: string;
                    duration?: string;
                    text?: string;
                }[];
                questions?: {
                    question?: string;
                    answer?: string;
                }[];
                closing?: {
                    title?: string;
                    text?: string;
                    button?: string;
                };
                related?: {
                    services?: string[];
                    technologies?: string[];
                    posts?: string[];
                };
            };
            /** @description The text, as Markdown (GitHub flavor). */
            markdown: string;
        } | {
            /** @constant */
            kind: "page-case-studies";
            /** @description Last part of the address; empty while it has none. */
            slug: string;
            /** @description As in the front matter of a file in content/; every key may be missing. */
            fields: {
                title?: string;
                lead?: string;
                seo?: {
                    title?: string;
                    description?: string;
                };
                closing?: {
                    title?: string;
                    text?: string;
                    button?: string;
                };
            };
            /** @description The text, as Markdown (GitHub flavor). */
            markdown: string;
        } | {
            /** @constant */
            kind: "page-samples";
            /** @description Last part of the address; empty while it has none. */
            slug: string;
            /** @description As in the front matter of a file in content/; every key may be missing. */
            fields: {
                title?: string;
                lead?: string;
                seo?: {
                    title?: string;
                    description?: string;
                };
                closing?: {
                    title?: string;
                    text?: string;
                    button?: string;
                };
                groups?: {
                    title?: string;
                    text?: string;
                    /**
                     * @description First kind. It has the samples of this kind and of those after it, up to the first kind of another group.
                     * @enum {string}
                     */
                    from?: "proposal" | "statement of work" | "access list" | "finding" | "licence comparison" | "roadmap" | "decision record" | "pilot report" | "runbook" | "contract record" | "intake record" | "acceptance report" | "security questionnaire" | "accessibility report" | "restore report" | "handover list" | "monthly report";
                }[];
            };
            /** @description The text, as Markdown (GitHub flavor). */
            markdown: string;
        } | {
            /** @constant */
            kind: "sample";
            /** @description Last part of the address; empty while it has none. */
            slug: string;
            /** @description As in the front matter of a file in content/; every key may be missing. */
            fields: {
                title?: string;
                /**
                 * @description Kind. What it is a sample of.
                 * @enum {string}
                 */
                kind?: "proposal" | "statement of work" | "access list" | "finding" | "licence comparison" | "roadmap" | "decision record" | "pilot report" | "runbook" | "contract record" | "intake record" | "acceptance report" | "security questionnaire" | "accessibility report" | "restore report" | "handover list" | "monthly report";
                tagline?: string;
                lead?: string;
                seo?: {
                    title?: string;
                    description?: string;
                };
                number?: string;
                version?: string;
                date?: string;
                client?: string;
                illustrative?: boolean;
                facts?: {
                    name?: string;
                    value?: string;
                }[];
                summary?: string;
                chart?: {
                    title?: string;
                    values?: {
                        label?: string;
                        value?: number;
                    }[];
                };
                related?: {
                    services?: string[];
                    solutions?: string[];
                    caseStudies?: string[];
                };
                closing?: {
                    title?: string;
                    text?: string;
                    button?: string;
                };
            };
            /** @description The text, as Markdown (GitHub flavor). */
            markdown: string;
        } | {
            /** @constant */
            kind: "page-blog";
            /** @description Last part of the address; empty while it has none. */
            slug: string;
            /** @description As in the front matter of a file in content/; every key may be missing. */
            fields: {
                title?: string;
                lead?: string;
                seo?: {
                    title?: string;
                    description?: string;
                };
            };
            /** @description The text, as Markdown (GitHub flavor). */
            markdown: string;
        } | {
            /** @constant */
            kind: "page-about";
            /** @description Last part of the address; empty while it has none. */
            slug: string;
            /** @description As in the front matter of a file in content/; every key may be missing. */
            fields: {
                title?: string;
                lead?: string;
                seo?: {
                    title?: string;
                    description?: string;
                };
                principles?: {
                    title?: string;
                    text?: string;
                    linkText?: string;
                    href?: string;
                }[];
                principlesText?: string;
                practicesText?: string;
                practices?: {
                    title?: string;
                    text?: string;
                    part?: string;
                    bylines?: string;
                }[];
                closing?: {
                    title?: string;
                    text?: string;
                    button?: string;
                };
            };
            /** @description The text, as Markdown (GitHub flavor). */
            markdown: string;
        } | {
            /** @constant */
            kind: "page-career";
            /** @description Last part of the address; empty while it has none. */
            slug: string;
            /** @description As in the front matter of a file in content/; every key may be missing. */
            fields: {
                title?: string;
                lead?: string;
                seo?: {
                    title?: string;
                    description?: string;
                };
                hiring?: {
                    title?: string;
                    duration?: string;
                    text?: string;
                }[];
                gets?: {
                    title?: string;
                    text?: string;
                }[];
                noOpening?: string;
                noSalary?: string;
            };
            /** @description The text, as Markdown (GitHub flavor). */
            markdown: string;
        } | {
            /** @constant */
            kind: "page-contact";
            /** @description Last part of the address; empty while it has none. */
            slug: string;
            /** @description As in the front matter of a file in content/; every key may be missing. */
            fields: {
                title?: string;
                lead?: string;
                seo?: {
                    title?: string;
                    description?: string;
                };
                steps?: {
                    title?: string;
                    duration?: string;
                    text?: string;
                }[];
                questions?: {
                    question?: string;
                    answer?: string;
                }[];
            };
            /** @description The text, as Markdown (GitHub flavor). */
            markdown: string;
        } | {
            /** @constant */
            kind: "page-tms-support";
            /** @description Last part of the address; empty while it has none. */
            slug: string;
            /** @description As in the front matter of a file in content/; every key may be missing. */
            fields: {
                title?: string;
                lead?: string;
                seo?: {
                    title?: string;
                    description?: string;
                };
                channels?: {
                    title?: string;
                    text?: string;
                }[];
                severities?: {
                    name?: string;
                    means?: string;
                    response?: string;
                }[];
                questions?: {
                    question?: string;
                    answer?: string;
                }[];
            };
            /** @description The text, as Markdown (GitHub flavor). */
            markdown: string;
        } | {
            /** @constant */
            kind: "legal";
            /** @description Last part of the address; empty while it has none. */
            slug: string;
            /** @description As in the front matter of a file in content/; every key may be missing. */
            fields: {
                title?: string;
                lead?: string;
                seo?: {
                    title?: string;
                    description?: string;
                };
                updated?: string;
                withAnalytics?: string;
                withoutAnalytics?: string;
            };
            /** @description The text, as Markdown (GitHub flavor). */
            markdown: string;
        } | {
            /** @constant */
            kind: "company";
            /** @description Last part of the address; empty while it has none. */
            slug: string;
            /** @description As in the front matter of a file in content/; every key may be missing. */
            fields: {
                name?: string;
                locale?: string;
                legalName?: string;
                registration?: {
                    place?: string;
                    number?: string;
                    office?: string;
                    vat?: string;
                };
                credentials?: {
                    name?: string;
                    detail?: string;
                    url?: string;
                }[];
                managedServices?: {
                    name?: string;
                    shortName?: string;
                };
                tagline?: string;
                description?: string;
                url?: string;
                emails?: {
                    general?: string;
                    support?: string;
                    careers?: string;
                    privacy?: string;
                };
                phones?: {
                    general?: string;
                    support?: string;
                };
                offices?: {
                    name?: string;
                    street?: string;
                    postalCode?: string;
                    city?: string;
                    country?: string;
                    phone?: string;
                    hours?: string;
                    latitude?: number;
                    longitude?: number;
                }[];
                social?: {
                    label?: string;
                    url?: string;
                }[];
                signIn?: {
                    title?: string;
                    summary?: string;
                    text?: string;
                };
                contactInSearch?: string;
                officeInSearch?: string;
                emailsInSearch?: string;
                supportInSearch?: string;
                feedInSearch?: string;
                socialInSearch?: string;
                openingsInSearch?: string;
                jobInSearch?: string;
                salaryInSearch?: string;
                otherNameInSearch?: string;
                callToAction?: {
                    title?: string;
                    text?: string;
                    button?: string;
                };
                getInTouch?: string;
            };
            /** @description The text, as Markdown (GitHub flavor). */
            markdown: string;
        } | {
            /** @constant */
            kind: "tags";
            /** @description Last part of the address; empty while it has none. */
            slug: string;
            /** @description As in the front matter of a file in content/; every key may be missing. */
            fields: {
                items?: {
                    slug?: string;
                    title?: string;
                    description?: string;
                }[];
            };
            /** @description The text, as Markdown (GitHub flavor). */
            markdown: string;
        } | {
            /** @constant */
            kind: "redirects";
            /** @description Last part of the address; empty while it has none. */
            slug: string;
            /** @description As in the front matter of a file in content/; every key may be missing. */
            fields: {
                items?: {
                    from?: string;
                    to?: string;
                    permanent?: boolean;
                }[];
            };
            /** @description The text, as Markdown (GitHub flavor). */
            markdown: string;
        };
        Blocker: {
            /** @description Where, e.g. "slug", "fields.seo.title" or "markdown". */
            field: string;
            /** @description What is expected and what was found, in words. */
            message: string;
        };
        ReviewNote: {
            /** Format: uuid */
            id: string;
            by: string;
            /** Format: date-time */
            at: string;
            text: string;
        };
        EntryConflict: {
            /** @description Stable name of the error, e.g. "not_found". */
            code: string;
            /** @description What happened and what to do next, in a sentence. */
            message: string;
            /** @description The latest, where that is what stands in the way. */
            current: components["schemas"]["Entry"] | null;
        };
        Publication: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            entry: string;
            kind: components["schemas"]["EntryKind"];
            title: string;
            /**
             * @description "publish": a text appears or changes; "unpublish": it goes; "return": the file’s text takes its place.
             * @enum {string}
             */
            action: "publish" | "unpublish" | "return";
            /** @description Last part of the public address. */
            slug: string;
            /** @description What the public page will name; null when it goes. */
            hash: string | null;
            by: string;
            /**
             * Format: date-time
             * @description When it was saved.
             */
            at: string;
            /**
             * @description "live" once the public address has answered with it; "replaced": a later one took its place.
             * @enum {string}
             */
            state: "saved" | "building" | "live" | "failed" | "replaced";
            liveAt: string | null;
            /** @description Whether visitors can read the entry at this address now. */
            isReadable: boolean;
            /** @description Why the build left it out, in sentences; null: it did not. */
            failure: string | null;
            /** @description The build that contains it; null while it waits for one. */
            build: components["schemas"]["Build"] | null;
        };
        Build: {
            /** Format: uuid */
            id: string;
            /**
             * @description Built by this service, or elsewhere after a call of the deploy hook.
             * @enum {string}
             */
            by: "worker" | "hook";
            /** @enum {string} */
            state: "waiting" | "running" | "live" | "failed";
            /**
             * @description What it does now, or did when it failed.
             * @enum {string}
             */
            step: "waiting" | "calling" | "building" | "swapping" | "checking" | "done";
            startedAt: string | null;
            endedAt: string | null;
            /** @description Why it failed, in words. */
            failure: string | null;
            /** @description The last lines, at most 40. */
            log: string[];
        };
        RevisionSummary: {
            /** @description From 1. */
            number: number;
            /** Format: date-time */
            at: string;
            by: string;
            /**
             * @description Why it was kept. Saves of one person within ten minutes are one revision.
             * @enum {string}
             */
            reason: "created" | "saved" | "submitted" | "published" | "restored" | "imported" | "taken_over" | "merged";
            title: string;
            words: number;
        };
        Revision: {
            /** @description From 1. */
            number: number;
            /** Format: date-time */
            at: string;
            by: string;
            /**
             * @description Why it was kept. Saves of one person within ten minutes are one revision.
             * @enum {string}
             */
            reason: "created" | "saved" | "submitted" | "published" | "restored" | "imported" | "taken_over" | "merged";
            title: string;
            words: number;
            content: components["schemas"]["EntryContent"];
        };
        PageSource: {
            kind: components["schemas"]["EntryKind"];
            /** @description The entry to open; null: the file has to be taken over first. */
            entry: string | null;
            /** @description The file that the page comes from, e.g. "content/blog/tides.md"; null: the editor. */
            file: string | null;
        };
        Remark: {
            /** Format: uuid */
            id: string;
            /** @description Address of its author. */
            by: string;
            /** Format: date-time */
            at: string;
            text: string;
            passage: components["schemas"]["Passage"];
            /** @description The oldest first. */
            replies: {
                /** Format: uuid */
                id: string;
                /** @description Address of its author. */
                by: string;
                /** Format: date-time */
                at: string;
                text: string;
            }[];
            /** @description null: it is open. */
            resolved: {
                by: string;
                /** Format: date-time */
                at: string;
            } | null;
        };
        /** @description Words of a text. They are looked for in the text as it is now, which may have changed. */
        Passage: {
            /** @description The words, without formatting. */
            quote: string;
            /** @description The text right before them. */
            before: string;
            /** @description The text right after them. */
            after: string;
        };
        LinkTarget: {
            /** @description Address on this site, e.g. "/blog/tides/". null: a draft without a slug, which has none. */
            href: string | null;
            /** @description Of the page; may be empty for a draft. */
            title: string;
            /** @enum {string} */
            kind: "services" | "technologies" | "solutions" | "articles" | "studies" | "samples" | "careers" | "firm";
            /** @description false: a draft, which visitors can’t read yet. */
            isPublic: boolean;
        };
        CalendarItem: {
            /** @description Unique in the calendar. */
            id: string;
            /**
             * @description "published": visitors could read it for the first time; "updated": what they read changed; "scheduled": it will be published; "closes": last day to apply for a job.
             * @enum {string}
             */
            event: "published" | "updated" | "unpublished" | "scheduled" | "closes";
            /** @description A moment, UTC; a day where content names only that, such as a deadline. */
            on: string;
            kind: components["schemas"]["EntryKind"];
            title: string;
            /** @description The entry; null for a file, and for an entry that was deleted. */
            entry: string | null;
            /** @description Part of the address that visitors read it at; null: none. */
            slug: string | null;
        };
        Picture: {
            /** @description What the text says: "/media/<hash>/<name>.webp". Public at /api + src at once. */
            src: string;
            width: number;
            height: number;
        };
        LibraryPicture: {
            /** @description What the text says: "/media/<hash>/<name>.webp". Public at /api + src at once. */
            src: string;
            width: number;
            height: number;
            id: string;
            /** @description Where its present form is: changes with its bytes. Public at /api + shown. */
            shown: string;
            /** @description Where a small one is, likewise. */
            thumbnail: string;
            /** @description Size of its present form. */
            bytes: number;
            /** @description What people call it; at first the name of the file. */
            title: string;
            /** @description Alternative text: what was set in the library, or else what a text says; "" while nobody has written one. */
            alt: string;
            /** @description Email address of the person who uploaded it first. */
            by: string;
            /**
             * Format: date-time
             * @description When it was uploaded first, UTC.
             */
            at: string;
            /** @description Entries and pages that use it, in a draft, a published version or a revision. */
            uses: number;
            /** @description Counts the changes; a change names the version it was made on. */
            version: number;
        };
        PictureDetail: {
            /** @description What the text says: "/media/<hash>/<name>.webp". Public at /api + src at once. */
            src: string;
            width: number;
            height: number;
            id: string;
            /** @description Where its present form is: changes with its bytes. Public at /api + shown. */
            shown: string;
            /** @description Where a small one is, likewise. */
            thumbnail: string;
            /** @description Size of its present form. */
            bytes: number;
            /** @description What people call it; at first the name of the file. */
            title: string;
            /** @description Alternative text: what was set in the library, or else what a text says; "" while nobody has written one. */
            alt: string;
            /** @description Email address of the person who uploaded it first. */
            by: string;
            /**
             * Format: date-time
             * @description When it was uploaded first, UTC.
             */
            at: string;
            /** @description Entries and pages that use it, in a draft, a published version or a revision. */
            uses: number;
            /** @description Counts the changes; a change names the version it was made on. */
            version: number;
            /** @description The part of the whole picture that is shown; null: all of it. */
            crop: components["schemas"]["PictureCrop"] | null;
            /** @description The point that stays in view where a place shows only a part, as covers do; null: the middle. */
            focus: components["schemas"]["PicturePoint"] | null;
            entries: {
                /** Format: uuid */
                id: string;
                kind: components["schemas"]["EntryKind"];
                /** @description Of the draft; may be empty. */
                title: string;
                state: components["schemas"]["EntryState"];
                isTrashed: boolean;
                /** @description Whether the draft uses it. */
                isDraft: boolean;
                /** @description Slug of the published version if that uses it, else null. */
                liveSlug: string | null;
                /** @description Numbers of the latest 20 revisions that use it, the latest first. */
                revisions: number[];
                /** @description Alternative text in the draft, or else in the published version; may be empty. */
                alt: string;
            }[];
            /** @description Paths of pages whose social image it is. */
            pages: string[];
        };
        PictureCrop: {
            left: number;
            top: number;
            width: number;
            height: number;
        };
        PicturePoint: {
            x: number;
            y: number;
        };
        ChangedPicture: {
            /** @description What the text says: "/media/<hash>/<name>.webp". Public at /api + src at once. */
            src: string;
            width: number;
            height: number;
            id: string;
            /** @description Where its present form is: changes with its bytes. Public at /api + shown. */
            shown: string;
            /** @description Where a small one is, likewise. */
            thumbnail: string;
            /** @description Size of its present form. */
            bytes: number;
            /** @description What people call it; at first the name of the file. */
            title: string;
            /** @description Alternative text: what was set in the library, or else what a text says; "" while nobody has written one. */
            alt: string;
            /** @description Email address of the person who uploaded it first. */
            by: string;
            /**
             * Format: date-time
             * @description When it was uploaded first, UTC.
             */
            at: string;
            /** @description Entries and pages that use it, in a draft, a published version or a revision. */
            uses: number;
            /** @description Counts the changes; a change names the version it was made on. */
            version: number;
            /** @description The part of the whole picture that is shown; null: all of it. */
            crop: components["schemas"]["PictureCrop"] | null;
            /** @description The point that stays in view where a place shows only a part, as covers do; null: the middle. */
            focus: components["schemas"]["PicturePoint"] | null;
            entries: {
                /** Format: uuid */
                id: string;
                kind: components["schemas"]["EntryKind"];
                /** @description Of the draft; may be empty. */
                title: string;
                state: components["schemas"]["EntryState"];
                isTrashed: boolean;
                /** @description Whether the draft uses it. */
                isDraft: boolean;
                /** @description Slug of the published version if that uses it, else null. */
                liveSlug: string | null;
                /** @description Numbers of the latest 20 revisions that use it, the latest first. */
                revisions: number[];
                /** @description Alternative text in the draft, or else in the published version; may be empty. */
                alt: string;
            }[];
            /** @description Paths of pages whose social image it is. */
            pages: string[];
            /** @description Whether pages that show it are built again by now. */
            isBuilding: boolean;
        };
        PictureConflict: {
            /** @description Stable name of the error, e.g. "not_found". */
            code: string;
            /** @description What happened and what to do next, in a sentence. */
            message: string;
            current?: components["schemas"]["PictureDetail"];
        };
        PictureForm: {
            id: string;
            /** @description What texts say. */
            src: string;
            /** @description Where its present form is. */
            shown: string;
            focus: components["schemas"]["PicturePoint"] | null;
        };
        PublishedEntry: {
            /** Format: uuid */
            id: string;
            /** @description The last part of an address: lower-case words joined by hyphens. */
            slug: string;
            markdown: string;
            /** @description Of slug, fields and text; the built page carries it. */
            hash: string;
            /**
             * Format: date
             * @description Day of the last publication.
             */
            modified: string;
            /** @description The file it was taken over from. */
            source?: {
                file: string;
                /** @description Of the file’s bytes that the entry includes. */
                hash: string;
            };
            /** @constant */
            kind: "post";
            fields: {
                /** @description Title. The page’s heading, as a person would say it. */
                title: string;
                /** @description Excerpt. One or two sentences shown below the title. */
                lead: string;
                /** @description SEO. What search engines and shared links show. */
                seo: {
                    /** @description Meta title. For search results and the browser tab. The company’s name is added. */
                    title: string;
                    /** @description Meta description. For search results. Say what the reader will find. */
                    description: string;
                };
                /**
                 * Format: date
                 * @description Published on. Day it was first published. Format: YYYY-MM-DD.
                 */
                date: string;
                /**
                 * Format: date
                 * @description Updated. Day the content last changed. If empty, the publication date is used. Format: YYYY-MM-DD.
                 */
                updated?: string;
                /** @description Author. A person who has a page on this site, or the name of a team. */
                author: string;
                /** @description Tags. Slugs of tags. */
                tags: string[];
                /** @description Cover image. If empty, the article’s chart is used. */
                cover?: {
                    /** @description Cover image. A file beside this one, for example "./images/wave.png". */
                    src: string;
                    /** @description Cover alt text. Describe the image for people using a screen reader. */
                    alt: string;
                };
                /**
                 * @description Related links.
                 * @default {
                 *       "services": [],
                 *       "technologies": []
                 *     }
                 */
                related: {
                    /**
                     * @description Related services. Slugs of services.
                     * @default []
                     */
                    services: string[];
                    /**
                     * @description Related technologies. Slugs of technologies.
                     * @default []
                     */
                    technologies: string[];
                };
                /** @description Closing line. The last line of the page, which asks for something that its reader has at hand. Leave blank for the usual one. */
                closing?: {
                    /** @description Closing question. */
                    title: string;
                    /** @description Closing text. A sentence or two of plain text. */
                    text: string;
                    /** @description Closing button. Leave blank to use the title of the contact page, where it leads: menus and buttons share one name. */
                    button?: string;
                };
            };
        } | {
            /** Format: uuid */
            id: string;
            /** @description The last part of an address: lower-case words joined by hyphens. */
            slug: string;
            markdown: string;
            /** @description Of slug, fields and text; the built page carries it. */
            hash: string;
            /**
             * Format: date
             * @description Day of the last publication.
             */
            modified: string;
            /** @description The file it was taken over from. */
            source?: {
                file: string;
                /** @description Of the file’s bytes that the entry includes. */
                hash: string;
            };
            /** @constant */
            kind: "case-study";
            fields: {
                /** @description Title. The page’s heading, as a person would say it. */
                title: string;
                /** @description Tagline. One line for menus, cards and lists. */
                tagline: string;
                /** @description Excerpt. One or two sentences shown below the title. */
                lead: string;
                /** @description SEO. What search engines and shared links show. */
                seo: {
                    /** @description Meta title. For search results and the browser tab. The company’s name is added. */
                    title: string;
                    /** @description Meta description. For search results. Say what the reader will find. */
                    description: string;
                };
                /**
                 * Format: date
                 * @description Published on. Day it was first published. Format: YYYY-MM-DD.
                 */
                date: string;
                /** @description Author. A person who has a page on this site, or the name of a team. Leave blank to name nobody. */
                author?: string;
                /** @description Worked example. Says on the page that no client stands behind it. Turn it off only if a real client has approved every word. */
                illustrative: boolean;
                /** @description Client. Who the client is and what they say, in words that they approved. A worked example doesn’t show it. */
                client?: {
                    /** @description Client’s name. */
                    name: string;
                    /** @description Quotation. Word for word, without quotation marks. */
                    quote?: string;
                    /** @description Said by. Name and role, for example “Ana Reis, head of IT”. */
                    by?: string;
                };
                /** @description Sector. Client’s industry, for example “Distribution”. */
                sector: string;
                /** @description Client size. For example, “340 people, eleven sites”. */
                size: string;
                /** @description Duration. For example, “12 weeks”. */
                duration: string;
                /** @description Timeline. Project phases, in weeks from the start. */
                timeline: {
                    /** @description Phase name. */
                    label: string;
                    /** @description From week. */
                    from: number;
                    /** @description To week. */
                    to: number;
                }[];
                /** @description Timeline caption. What the timeline shows, in a sentence. */
                timelineCaption: string;
                /** @description Results. What changed. The first result is shown larger, and its figure stands in the list of case studies. */
                outcomes: {
                    /** @description Title. A few words. */
                    title: string;
                    /** @description Description. A sentence or two of plain text. */
                    text: string;
                    /** @description Figure before. For example, “2 min”. */
                    before?: string;
                    /** @description Figure after. Shown large, for example “6 s”. */
                    after?: string;
                }[];
                /** @description How readers find their own figure. One sentence telling readers how to get the first result’s figure at their own firm. */
                ownFigure?: string;
                /** @description Finding. One sentence of a paragraph, word for word. It stands large in its place. */
                finding?: string;
                /** @description Related links. */
                related: {
                    /** @description Related services. Slugs of services. */
                    services: string[];
                    /**
                     * @description Related technologies. Slugs of technologies.
                     * @default []
                     */
                    technologies: string[];
                };
                /** @description Closing line. The last line of the page, which asks for something that its reader has at hand. Leave blank for the usual one. */
                closing?: {
                    /** @description Closing question. */
                    title: string;
                    /** @description Closing text. A sentence or two of plain text. */
                    text: string;
                    /** @description Closing button. Leave blank to use the title of the contact page, where it leads: menus and buttons share one name. */
                    button?: string;
                };
            };
        } | {
            /** Format: uuid */
            id: string;
            /** @description The last part of an address: lower-case words joined by hyphens. */
            slug: string;
            markdown: string;
            /** @description Of slug, fields and text; the built page carries it. */
            hash: string;
            /**
             * Format: date
             * @description Day of the last publication.
             */
            modified: string;
            /** @description The file it was taken over from. */
            source?: {
                file: string;
                /** @description Of the file’s bytes that the entry includes. */
                hash: string;
            };
            /** @constant */
            kind: "job";
            fields: {
                /** @description Title. The page’s heading, as a person would say it. */
                title: string;
                /** @description Tagline. One line for menus, cards and lists. */
                tagline: string;
                /** @description Excerpt. One or two sentences shown below the title. */
                lead: string;
                /** @description SEO. What search engines and shared links show. */
                seo: {
                    /** @description Meta title. For search results and the browser tab. The company’s name is added. */
                    title: string;
                    /** @description Meta description. For search results. Say what the reader will find. */
                    description: string;
                };
                /**
                 * @description Status. Only open jobs are listed and take applications.
                 * @enum {string}
                 */
                status: "open" | "filled" | "closed";
                /**
                 * Format: date
                 * @description Posted. Format: YYYY-MM-DD.
                 */
                posted: string;
                /** @description Team. The team this person joins. */
                team: string;
                /** @description Office. One of the offices in company.yml. */
                office: string;
                /**
                 * @description Workplace.
                 * @enum {string}
                 */
                workplace: "on site" | "hybrid" | "remote";
                /**
                 * @description Employment type.
                 * @enum {string}
                 */
                employment: "full time" | "part time" | "contract" | "internship";
                /** @description Salary. Leave blank if it isn’t published. */
                salary?: {
                    /** @description From. */
                    min: number;
                    /** @description To. */
                    max: number;
                    /** @description Currency. Three letters, for example GBP. */
                    currency: string;
                    /**
                     * @description Per.
                     * @enum {string}
                     */
                    period: "year" | "month" | "day" | "hour";
                };
                /**
                 * Format: date
                 * @description Application deadline. The job closes automatically after this date. Leave blank to keep it open. Format: YYYY-MM-DD.
                 */
                closes?: string;
                /** @description Contact. Who answers questions about the job. Leave blank to show nobody. Slug: one of the people in content/people. */
                contact?: string;
                /** @description Responsibilities. One per line. */
                does: string[];
                /** @description Requirements. Only what the job really needs, one per line. */
                brings: string[];
                /** @description Benefits. One per line. */
                gets: string[];
            };
        } | {
            /** Format: uuid */
            id: string;
            /** @description The last part of an address: lower-case words joined by hyphens. */
            slug: string;
            markdown: string;
            /** @description Of slug, fields and text; the built page carries it. */
            hash: string;
            /**
             * Format: date
             * @description Day of the last publication.
             */
            modified: string;
            /** @description The file it was taken over from. */
            source?: {
                file: string;
                /** @description Of the file’s bytes that the entry includes. */
                hash: string;
            };
            /** @constant */
            kind: "person";
            fields: {
                /** @description Name. Full name, as the person writes it. */
                name: string;
                /** @description Role. What they do here, for example “Cloud engineer”. */
                role: string;
                /** @description Summary. What they are known for, in one or two sentences. */
                lead: string;
                /** @description SEO. What search engines and shared links show. */
                seo: {
                    /** @description Meta title. For search results and the browser tab. The company’s name is added. */
                    title: string;
                    /** @description Meta description. For search results. Say what the reader will find. */
                    description: string;
                };
                /** @description Portrait. Square is best. Without one, pages show the initials. */
                portrait?: {
                    /** @description Portrait. A file beside this one, for example "./images/wave.png". */
                    src: string;
                    /** @description Portrait alt text. Describe the image for people using a screen reader. */
                    alt: string;
                };
                /** @description Office. One of the offices in company.yml. */
                office?: string;
                /**
                 * Format: email
                 * @description Email. Only if anyone may write to it.
                 */
                email?: string;
                /** @description Phone. Only if anyone may call it. In international form, for example “+44 20 7946 0000”. */
                phone?: string;
                /**
                 * @description Profiles. Their pages elsewhere, such as GitHub or LinkedIn.
                 * @default []
                 */
                links: {
                    /** @description Name. */
                    label: string;
                    /**
                     * Format: uri
                     * @description Address. Full address of the page.
                     */
                    url: string;
                }[];
                /**
                 * @description What they shipped. The latest first.
                 * @default []
                 */
                shipped: {
                    /** @description Title. What it was, in a few words. */
                    title: string;
                    /** @description Description. What they did for it and what came of it. */
                    text: string;
                    /** @description Link. A page of this site that tells more, for example a case study. */
                    href?: string;
                }[];
            };
        } | {
            /** Format: uuid */
            id: string;
            /** @description The last part of an address: lower-case words joined by hyphens. */
            slug: string;
            markdown: string;
            /** @description Of slug, fields and text; the built page carries it. */
            hash: string;
            /**
             * Format: date
             * @description Day of the last publication.
             */
            modified: string;
            /** @description The file it was taken over from. */
            source?: {
                file: string;
                /** @description Of the file’s bytes that the entry includes. */
                hash: string;
            };
            /** @constant */
            kind: "page-home";
            fields: {
                /** @description Title. The page’s heading, as a person would say it. */
                title: string;
                /** @description Excerpt. One or two sentences shown below the title. */
                lead: string;
                /** @description SEO. What search engines and shared links show. */
                seo: {
                    /** @description Meta title. For search results and the browser tab. The company’s name is added. */
                    title: string;
                    /** @description Meta description. For search results. Say what the reader will find. */
                    description: string;
                };
                /** @description Line above the title. What the company does and where. */
                kicker?: string;
                /** @description Second link. The quieter link beside the main action. */
                secondary: {
                    /** @description Link text. */
                    label: string;
                    /** @description Link. A page of this site: starts and ends with a slash, or ends in #anchor. */
                    href: string;
                };
                /** @description Heading over the service categories. Short, in sentence case. */
                ways: string;
                /** @description Worked example. */
                example: {
                    /** @description Case study. Slug: one of the case studies. */
                    caseStudy: string;
                    /** @description Heading. */
                    title: string;
                    /** @description Text. Below the heading, in a sentence or two. */
                    text: string;
                };
                /** @description Products. */
                solutions: {
                    /** @description Heading. */
                    title: string;
                    /** @description Text. Below the heading, in a sentence or two. */
                    text: string;
                };
                /** @description How an engagement runs. */
                engagement: {
                    /** @description Heading. */
                    title: string;
                    /** @description Text. Below the heading, in a sentence or two. */
                    text: string;
                    /** @description Steps. In order, with typical durations. */
                    steps: {
                        /** @description Title. One to four words. */
                        title: string;
                        /** @description Duration. As a range, for example “2-4 weeks” or “Takes 30 minutes”. */
                        duration: string;
                        /** @description Description. A sentence or two of plain text. */
                        text: string;
                    }[];
                };
                /** @description Technologies. */
                technologies: {
                    /** @description Heading. */
                    title: string;
                    /** @description Text. Below the heading, in a sentence or two. */
                    text: string;
                };
                /** @description Articles. */
                writing: {
                    /** @description Heading. */
                    title: string;
                    /** @description Text. Below the heading, in a sentence or two. */
                    text: string;
                };
                /** @description Closing section. The last section of the page, which asks the reader to get in touch. */
                closing: {
                    /** @description Closing heading. */
                    title: string;
                    /** @description Closing text. A sentence or two of plain text. */
                    text: string;
                    /** @description Closing button. Leave blank to use the title of the contact page, where it leads: menus and buttons share one name. */
                    button?: string;
                };
            };
        } | {
            /** Format: uuid */
            id: string;
            /** @description The last part of an address: lower-case words joined by hyphens. */
            slug: string;
            markdown: string;
            /** @description Of slug, fields and text; the built page carries it. */
            hash: string;
            /**
             * Format: date
             * @description Day of the last publication.
             */
            modified: string;
            /** @description The file it was taken over from. */
            source?: {
                file: string;
                /** @description Of the file’s bytes that the entry includes. */
                hash: string;
            };
            /** @constant */
            kind: "page-services";
            fields: {
                /** @description Title. The page’s heading, as a person would say it. */
                title: string;
                /** @description Excerpt. One or two sentences shown below the title. */
                lead: string;
                /** @description SEO. What search engines and shared links show. */
                seo: {
                    /** @description Meta title. For search results and the browser tab. The company’s name is added. */
                    title: string;
                    /** @description Meta description. For search results. Say what the reader will find. */
                    description: string;
                };
                /** @description Heading over the overview. Short, in sentence case. */
                guideTitle: string;
                /** @description Closing section. The last section of the page, which asks the reader to get in touch. */
                closing: {
                    /** @description Closing heading. */
                    title: string;
                    /** @description Closing text. A sentence or two of plain text. */
                    text: string;
                    /** @description Closing button. Leave blank to use the title of the contact page, where it leads: menus and buttons share one name. */
                    button?: string;
                };
            };
        } | {
            /** Format: uuid */
            id: string;
            /** @description The last part of an address: lower-case words joined by hyphens. */
            slug: string;
            markdown: string;
            /** @description Of slug, fields and text; the built page carries it. */
            hash: string;
            /**
             * Format: date
             * @description Day of the last publication.
             */
            modified: string;
            /** @description The file it was taken over from. */
            source?: {
                file: string;
                /** @description Of the file’s bytes that the entry includes. */
                hash: string;
            };
            /** @constant */
            kind: "service-category";
            fields: {
                /** @description Title. The page’s heading, as a person would say it. */
                title: string;
                /** @description Plain name. What it is in plain words where the title doesn’t say so, for example “managed help desk”. */
                plainName?: string;
                /** @description Tagline. One line for menus, cards and lists. */
                tagline: string;
                /** @description Excerpt. One or two sentences shown below the title. */
                lead: string;
                /**
                 * @description Menus. Its place among its neighbours.
                 * @default {}
                 */
                menu: {
                    /** @description Menu label. Leave blank for the usual name. */
                    title?: string;
                    /** @description Position. In menus and lists, 1 first. Pages without a position follow in the usual order. */
                    position?: number;
                    /** @description Hide from menus. The page stays, as do lists and links on other pages. */
                    isHidden?: boolean;
                };
                /** @description SEO. What search engines and shared links show. */
                seo: {
                    /** @description Meta title. For search results and the browser tab. The company’s name is added. */
                    title: string;
                    /** @description Meta description. For search results. Say what the reader will find. */
                    description: string;
                };
                /** @description Guide. Which service fits which situation: “If this is you, start here”. */
                guide: {
                    /** @description Situation. A sentence or two of plain text. */
                    when: string;
                    /** @description Service that fits. Slug: one of the services. */
                    choose: string;
                }[];
                /**
                 * @description Questions. About the category as a whole.
                 * @default []
                 */
                questions: {
                    /** @description Question. In the reader’s words. */
                    question: string;
                    /** @description Answer. A direct answer in plain text. */
                    answer: string;
                }[];
                /** @description Closing section. The last section of the page, which asks the reader to get in touch. */
                closing: {
                    /** @description Closing heading. */
                    title: string;
                    /** @description Closing text. A sentence or two of plain text. */
                    text: string;
                    /** @description Closing button. Leave blank to use the title of the contact page, where it leads: menus and buttons share one name. */
                    button?: string;
                };
                /**
                 * @description Topic of the contact form. Selected when a reader comes from the category or its services. Leave blank to select none.
                 * @enum {string}
                 */
                topic?: "project" | "advice" | "takeover" | "other";
            };
        } | {
            /** Format: uuid */
            id: string;
            /** @description The last part of an address: lower-case words joined by hyphens. */
            slug: string;
            markdown: string;
            /** @description Of slug, fields and text; the built page carries it. */
            hash: string;
            /**
             * Format: date
             * @description Day of the last publication.
             */
            modified: string;
            /** @description The file it was taken over from. */
            source?: {
                file: string;
                /** @description Of the file’s bytes that the entry includes. */
                hash: string;
            };
            /** @constant */
            kind: "service";
            fields: {
                /** @description Title. The page’s heading, as a person would say it. */
                title: string;
                /** @description Plain name. What it is in plain words where the title doesn’t say so, for example “managed help desk”. */
                plainName?: string;
                /** @description Tagline. One line for menus, cards and lists. */
                tagline: string;
                /** @description Excerpt. One or two sentences shown below the title. */
                lead: string;
                /**
                 * @description Menus. Its place among its neighbours.
                 * @default {}
                 */
                menu: {
                    /** @description Menu label. Leave blank for the usual name. */
                    title?: string;
                    /** @description Position. In menus and lists, 1 first. Pages without a position follow in the usual order. */
                    position?: number;
                    /** @description Hide from menus. The page stays, as do lists and links on other pages. */
                    isHidden?: boolean;
                };
                /** @description SEO. What search engines and shared links show. */
                seo: {
                    /** @description Meta title. For search results and the browser tab. The company’s name is added. */
                    title: string;
                    /** @description Meta description. For search results. Say what the reader will find. */
                    description: string;
                };
                /** @description Deliverables. What the client can hold us to. */
                deliverables: {
                    /** @description Title. A few words. */
                    title: string;
                    /** @description Description. A sentence or two of plain text. */
                    text: string;
                }[];
                /** @description Steps. In order, with typical durations. */
                steps: {
                    /** @description Title. One to four words. */
                    title: string;
                    /** @description Duration. As a range, for example “2-4 weeks” or “Takes 30 minutes”. */
                    duration: string;
                    /** @description Description. A sentence or two of plain text. */
                    text: string;
                }[];
                /** @description Result. In the list of the category, below the time it takes: “Ends with a board paper”. */
                result?: string;
                /** @description What we need. From the client, one thing per line. */
                needs: string[];
                /** @description Questions. What people ask before they sign. */
                questions: {
                    /** @description Question. In the reader’s words. */
                    question: string;
                    /** @description Answer. A direct answer in plain text. */
                    answer: string;
                }[];
                /** @description Closing section. The last section of the page, which asks the reader to get in touch. */
                closing: {
                    /** @description Closing heading. */
                    title: string;
                    /** @description Closing text. A sentence or two of plain text. */
                    text: string;
                    /** @description Closing button. Leave blank to use the title of the contact page, where it leads: menus and buttons share one name. */
                    button?: string;
                };
                /** @description Contact. Who answers questions about the service. Leave blank to show nobody. Slug: one of the people in content/people. */
                contact?: string;
                /** @description Related links. Where a reader goes next. */
                related: {
                    /**
                     * @description Related services. Services often bought together. Slugs of services.
                     * @default []
                     */
                    services: string[];
                    /**
                     * @description Technologies used. Slugs of technologies.
                     * @default []
                     */
                    technologies: string[];
                    /**
                     * @description Articles worth reading first. Slugs of articles.
                     * @default []
                     */
                    posts: string[];
                };
            };
        } | {
            /** Format: uuid */
            id: string;
            /** @description The last part of an address: lower-case words joined by hyphens. */
            slug: string;
            markdown: string;
            /** @description Of slug, fields and text; the built page carries it. */
            hash: string;
            /**
             * Format: date
             * @description Day of the last publication.
             */
            modified: string;
            /** @description The file it was taken over from. */
            source?: {
                file: string;
                /** @description Of the file’s bytes that the entry includes. */
                hash: string;
            };
            /** @constant */
            kind: "page-technologies";
            fields: {
                /** @description Title. The page’s heading, as a person would say it. */
                title: string;
                /** @description Excerpt. One or two sentences shown below the title. */
                lead: string;
                /** @description SEO. What search engines and shared links show. */
                seo: {
                    /** @description Meta title. For search results and the browser tab. The company’s name is added. */
                    title: string;
                    /** @description Meta description. For search results. Say what the reader will find. */
                    description: string;
                };
                /** @description Heading over the overview. Short, in sentence case. */
                guideTitle: string;
                /** @description Closing section. The last section of the page, which asks the reader to get in touch. */
                closing: {
                    /** @description Closing heading. */
                    title: string;
                    /** @description Closing text. A sentence or two of plain text. */
                    text: string;
                    /** @description Closing button. Leave blank to use the title of the contact page, where it leads: menus and buttons share one name. */
                    button?: string;
                };
            };
        } | {
            /** Format: uuid */
            id: string;
            /** @description The last part of an address: lower-case words joined by hyphens. */
            slug: string;
            markdown: string;
            /** @description Of slug, fields and text; the built page carries it. */
            hash: string;
            /**
             * Format: date
             * @description Day of the last publication.
             */
            modified: string;
            /** @description The file it was taken over from. */
            source?: {
                file: string;
                /** @description Of the file’s bytes that the entry includes. */
                hash: string;
            };
            /** @constant */
            kind: "technology-category";
            fields: {
                /** @description Title. The page’s heading, as a person would say it. */
                title: string;
                /** @description Plain name. What it is in plain words where the title doesn’t say so, for example “managed help desk”. */
                plainName?: string;
                /** @description Tagline. One line for menus, cards and lists. */
                tagline: string;
                /** @description Excerpt. One or two sentences shown below the title. */
                lead: string;
                /**
                 * @description Menus. Its place among its neighbours.
                 * @default {}
                 */
                menu: {
                    /** @description Menu label. Leave blank for the usual name. */
                    title?: string;
                    /** @description Position. In menus and lists, 1 first. Pages without a position follow in the usual order. */
                    position?: number;
                    /** @description Hide from menus. The page stays, as do lists and links on other pages. */
                    isHidden?: boolean;
                };
                /** @description SEO. What search engines and shared links show. */
                seo: {
                    /** @description Meta title. For search results and the browser tab. The company’s name is added. */
                    title: string;
                    /** @description Meta description. For search results. Say what the reader will find. */
                    description: string;
                };
                /** @description Guide. Which technology fits which need: “If this is what you need, look here”. */
                guide: {
                    /** @description Need. A sentence or two of plain text. */
                    when: string;
                    /** @description Technology that fits. Slug: one of the technologies. */
                    choose: string;
                }[];
                /**
                 * @description Questions. About the category as a whole.
                 * @default []
                 */
                questions: {
                    /** @description Question. In the reader’s words. */
                    question: string;
                    /** @description Answer. A direct answer in plain text. */
                    answer: string;
                }[];
                /** @description Closing section. The last section of the page, which asks the reader to get in touch. */
                closing: {
                    /** @description Closing heading. */
                    title: string;
                    /** @description Closing text. A sentence or two of plain text. */
                    text: string;
                    /** @description Closing button. Leave blank to use the title of the contact page, where it leads: menus and buttons share one name. */
                    button?: string;
                };
            };
        } | {
            /** Format: uuid */
            id: string;
            /** @description The last part of an address: lower-case words joined by hyphens. */
            slug: string;
            markdown: string;
            /** @description Of slug, fields and text; the built page carries it. */
            hash: string;
            /**
             * Format: date
             * @description Day of the last publication.
             */
            modified: string;
            /** @description The file it was taken over from. */
            source?: {
                file: string;
                /** @description Of the file’s bytes that the entry includes. */
                hash: string;
            };
            /** @constant */
            kind: "technology";
            fields: {
                /** @description Title. The page’s heading, as a person would say it. */
                title: string;
                /** @description Tagline. One line for menus, cards and lists. */
                tagline: string;
                /** @description Excerpt. One or two sentences shown below the title. */
                lead: string;
                /**
                 * @description Menus. Its place among its neighbours.
                 * @default {}
                 */
                menu: {
                    /** @description Menu label. Leave blank for the usual name. */
                    title?: string;
                    /** @description Position. In menus and lists, 1 first. Pages without a position follow in the usual order. */
                    position?: number;
                    /** @description Hide from menus. The page stays, as do lists and links on other pages. */
                    isHidden?: boolean;
                };
                /** @description SEO. What search engines and shared links show. */
                seo: {
                    /** @description Meta title. For search results and the browser tab. The company’s name is added. */
                    title: string;
                    /** @description Meta description. For search results. Say what the reader will find. */
                    description: string;
                };
                /** @description Former name. Where readers still use it. */
                formerly?: string;
                /** @description Right when. When it is the right choice, one case per line. */
                rightWhen: string[];
                /** @description Not when. When it isn’t, and what to use instead, one case per line. */
                notWhen: string[];
                /** @description What we build. */
                builds: {
                    /** @description Title. A few words. */
                    title: string;
                    /** @description Description. A sentence or two of plain text. */
                    text: string;
                }[];
                /** @description Connections. How it works with other technologies on this site. */
                neighbours: {
                    /** @description Technology. Slug: one of the technologies. */
                    technology: string;
                    /** @description How they work together. A sentence or two of plain text. */
                    how: string;
                }[];
                /** @description Questions. What people ask about it. */
                questions: {
                    /** @description Question. In the reader’s words. */
                    question: string;
                    /** @description Answer. A direct answer in plain text. */
                    answer: string;
                }[];
                /** @description Related links. Where a reader goes next. */
                related: {
                    /** @description Services that use it. Slugs of services. */
                    services: string[];
                    /**
                     * @description Articles about it. Slugs of articles.
                     * @default []
                     */
                    posts: string[];
                };
                /** @description Closing line. The last line of the page, which asks for something that its reader has at hand. Leave blank for the usual one. */
                closing?: {
                    /** @description Closing question. */
                    title: string;
                    /** @description Closing text. A sentence or two of plain text. */
                    text: string;
                    /** @description Closing button. Leave blank to use the title of the contact page, where it leads: menus and buttons share one name. */
                    button?: string;
                };
            };
        } | {
            /** Format: uuid */
            id: string;
            /** @description The last part of an address: lower-case words joined by hyphens. */
            slug: string;
            markdown: string;
            /** @description Of slug, fields and text; the built page carries it. */
            hash: string;
            /**
             * Format: date
             * @description Day of the last publication.
             */
            modified: string;
            /** @description The file it was taken over from. */
            source?: {
                file: string;
                /** @description Of the file’s bytes that the entry includes. */
                hash: string;
            };
            /** @constant */
            kind: "page-solutions";
            fields: {
                /** @description Title. The page’s heading, as a person would say it. */
                title: string;
                /** @description Excerpt. One or two sentences shown below the title. */
                lead: string;
                /** @description SEO. What search engines and shared links show. */
                seo: {
                    /** @description Meta title. For search results and the browser tab. The company’s name is added. */
                    title: string;
                    /** @description Meta description. For search results. Say what the reader will find. */
                    description: string;
                };
                /** @description Closing section. The last section of the page, which asks the reader to get in touch. */
                closing: {
                    /** @description Closing heading. */
                    title: string;
                    /** @description Closing text. A sentence or two of plain text. */
                    text: string;
                    /** @description Closing button. Leave blank to use the title of the contact page, where it leads: menus and buttons share one name. */
                    button?: string;
                };
            };
        } | {
            /** Format: uuid */
            id: string;
            /** @description The last part of an address: lower-case words joined by hyphens. */
            slug: string;
            markdown: string;
            /** @description Of slug, fields and text; the built page carries it. */
            hash: string;
            /**
             * Format: date
             * @description Day of the last publication.
             */
            modified: string;
            /** @description The file it was taken over from. */
            source?: {
                file: string;
                /** @description Of the file’s bytes that the entry includes. */
                hash: string;
            };
            /** @constant */
            kind: "solution";
            fields: {
                /** @description Title. The page’s heading, as a person would say it. */
                title: string;
                /** @description Tagline. One line for menus, cards and lists. */
                tagline: string;
                /** @description Excerpt. One or two sentences shown below the title. */
                lead: string;
                /** @description SEO. What search engines and shared links show. */
                seo: {
                    /** @description Meta title. For search results and the browser tab. The company’s name is added. */
                    title: string;
                    /** @description Meta description. For search results. Say what the reader will find. */
                    description: string;
                };
                /** @description At a glance. What a buyer compares first; where there are two solutions, both with it, their overview shows it side by side. */
                glance?: {
                    /** @description What goes in. What it starts from, and how that arrives. */
                    takes: string;
                    /** @description What comes out. What you have at the end. */
                    gives: string;
                    /** @description What it replaces. The work or the habit that ends. */
                    replaces: string;
                    /** @description Typical load. How much of it a month, from and to. */
                    load: string;
                    /** @description Main users. Departments. */
                    users: string;
                    /** @description Runs on. Products of your licences. */
                    runsOn: string;
                    /** @description Costs beyond our work. What you pay others for. */
                    costs: string;
                    /** @description In full use after. As a range, for example “6-10 weeks”. */
                    ready: string;
                };
                /** @description Stages. The stages of the diagram, in order. */
                flow: {
                    /** @description Title. */
                    title: string;
                    /** @description Description. A sentence or two of plain text. */
                    text: string;
                }[];
                /** @description Features. */
                features: {
                    /** @description Title. A few words. */
                    title: string;
                    /** @description Description. A sentence or two of plain text. */
                    text: string;
                }[];
                /** @description Connections. What it connects to, and how. */
                connects: {
                    /** @description Title. A few words. */
                    title: string;
                    /** @description Description. A sentence or two of plain text. */
                    text: string;
                }[];
                /** @description Security. How data and access are handled, one point per line. */
                security: string[];
                /** @description Rollout. From trial to daily use. */
                rollout: {
                    /** @description Title. One to four words. */
                    title: string;
                    /** @description Duration. As a range, for example “2-4 weeks” or “Takes 30 minutes”. */
                    duration: string;
                    /** @description Description. A sentence or two of plain text. */
                    text: string;
                }[];
                /** @description Questions. What people ask before they buy. */
                questions: {
                    /** @description Question. In the reader’s words. */
                    question: string;
                    /** @description Answer. A direct answer in plain text. */
                    answer: string;
                }[];
                /** @description Closing section. The last section of the page, which asks the reader to get in touch. */
                closing: {
                    /** @description Closing heading. */
                    title: string;
                    /** @description Closing text. A sentence or two of plain text. */
                    text: string;
                    /** @description Closing button. Leave blank to use the title of the contact page, where it leads: menus and buttons share one name. */
                    button?: string;
                };
                /** @description Related links. Where a reader goes next. */
                related: {
                    /**
                     * @description Related services. Slugs of services.
                     * @default []
                     */
                    services: string[];
                    /**
                     * @description Related technologies. Slugs of technologies.
                     * @default []
                     */
                    technologies: string[];
                    /**
                     * @description Related articles. Slugs of articles.
                     * @default []
                     */
                    posts: string[];
                };
            };
        } | {
            /** Format: uuid */
            id: string;
            /** @description The last part of an address: lower-case words joined by hyphens. */
            slug: string;
            markdown: string;
            /** @description Of slug, fields and text; the built page carries it. */
            hash: string;
            /**
             * Format: date
             * @description Day of the last publication.
             */
            modified: string;
            /** @description The file it was taken over from. */
            source?: {
                file: string;
                /** @description Of the file’s bytes that the entry includes. */
                hash: string;
            };
            /** @constant */
            kind: "page-case-studies";
            fields: {
                /** @description Title. The page’s heading, as a person would say it. */
                title: string;
                /** @description Excerpt. One or two sentences shown below the title. */
                lead: string;
                /** @description SEO. What search engines and shared links show. */
                seo: {
                    /** @description Meta title. For search results and the browser tab. The company’s name is added. */
                    title: string;
                    /** @description Meta description. For search results. Say what the reader will find. */
                    description: string;
                };
                /** @description Closing section. The last section of the page, which asks the reader to get in touch. */
                closing?: {
                    /** @description Closing heading. */
                    title: string;
                    /** @description Closing text. A sentence or two of plain text. */
                    text: string;
                    /** @description Closing button. Leave blank to use the title of the contact page, where it leads: menus and buttons share one name. */
                    button?: string;
                };
            };
        } | {
            /** Format: uuid */
            id: string;
            /** @description The last part of an address: lower-case words joined by hyphens. */
            slug: string;
            markdown: string;
            /** @description Of slug, fields and text; the built page carries it. */
            hash: string;
            /**
             * Format: date
             * @description Day of the last publication.
             */
            modified: string;
            /** @description The file it was taken over from. */
            source?: {
                file: string;
                /** @description Of the file’s bytes that the entry includes. */
                hash: string;
            };
            /** @constant */
            kind: "page-samples";
            fields: {
                /** @description Title. The page’s heading, as a person would say it. */
                title: string;
                /** @description Excerpt. One or two sentences shown below the title. */
                lead: string;
                /** @description SEO. What search engines and shared links show. */
                seo: {
                    /** @description Meta title. For search results and the browser tab. The company’s name is added. */
                    title: string;
                    /** @description Meta description. For search results. Say what the reader will find. */
                    description: string;
                };
                /** @description Closing section. The last section of the page, which asks the reader to get in touch. */
                closing?: {
                    /** @description Closing heading. */
                    title: string;
                    /** @description Closing text. A sentence or two of plain text. */
                    text: string;
                    /** @description Closing button. Leave blank to use the title of the contact page, where it leads: menus and buttons share one name. */
                    button?: string;
                };
                /**
                 * @description Groups. What a buyer asks for, in the order of the kinds. A group with nothing made up comes first. Default: one list.
                 * @default []
                 */
                groups: {
                    /** @description Title. */
                    title: string;
                    /** @description What it has. A sentence or two of plain text. */
                    text: string;
                    /**
                     * @description First kind. It has the samples of this kind and of those after it, up to the first kind of another group.
                     * @enum {string}
                     */
                    from: "proposal" | "statement of work" | "access list" | "finding" | "licence comparison" | "roadmap" | "decision record" | "pilot report" | "runbook" | "contract record" | "intake record" | "acceptance report" | "security questionnaire" | "accessibility report" | "restore report" | "handover list" | "monthly report";
                }[];
            };
        } | {
            /** Format: uuid */
            id: string;
            /** @description The last part of an address: lower-case words joined by hyphens. */
            slug: string;
            markdown: string;
            /** @description Of slug, fields and text; the built page carries it. */
            hash: string;
            /**
             * Format: date
             * @description Day of the last publication.
             */
            modified: string;
            /** @description The file it was taken over from. */
            source?: {
                file: string;
                /** @description Of the file’s bytes that the entry includes. */
                hash: string;
            };
            /** @constant */
            kind: "sample";
            fields: {
                /** @description Title. Heading of the document: what it found, decided, or is for. */
                title: string;
                /**
                 * @description Kind. What it is a sample of.
                 * @enum {string}
                 */
                kind: "proposal" | "statement of work" | "access list" | "finding" | "licence comparison" | "roadmap" | "decision record" | "pilot report" | "runbook" | "contract record" | "intake record" | "acceptance report" | "security questionnaire" | "accessibility report" | "restore report" | "handover list" | "monthly report";
                /** @description Tagline. One line for menus, cards and lists. */
                tagline: string;
                /** @description Excerpt. Beside the document: what such a document is for and how to read it. */
                lead: string;
                /** @description SEO. What search engines and shared links show. */
                seo: {
                    /** @description Meta title. For search results and the browser tab. The company’s name is added. */
                    title: string;
                    /** @description Meta description. For search results. Say what the reader will find. */
                    description: string;
                };
                /** @description Number. In the project’s file, for example “F-07”. */
                number: string;
                /** @description Version. For example, “1.2”. */
                version: string;
                /**
                 * Format: date
                 * @description Date of the document. Format: YYYY-MM-DD.
                 */
                date: string;
                /** @description Client. Trade and size, no name, for example “A distributor, 340 people”. */
                client: string;
                /**
                 * @description Made up. Says on the page and its PDF that the client and the figures are made up. Turn it off only if all of it is real, and the client has approved every word.
                 * @default true
                 */
                illustrative: boolean;
                /** @description Facts. For example severity, effort, owner. */
                facts: {
                    /** @description Name. */
                    name: string;
                    /** @description Value. */
                    value: string;
                }[];
                /** @description Summary. The document in two or three sentences, before everything else. */
                summary: string;
                /** @description Chart. Bars below the summary. */
                chart?: {
                    /** @description Chart title. What the bars show, with the unit. */
                    title: string;
                    /** @description Bars. From top to bottom. */
                    values: {
                        /** @description Label. */
                        label: string;
                        /** @description Value. */
                        value: number;
                    }[];
                };
                /** @description Related links. Pages that show it. */
                related: {
                    /**
                     * @description Services. Services that hand over such a document. Slugs of services.
                     * @default []
                     */
                    services: string[];
                    /**
                     * @description Solutions. Solutions that produce such a document. Slugs of solutions.
                     * @default []
                     */
                    solutions: string[];
                    /**
                     * @description Case studies. Case studies that it could be from. Slugs of case studies.
                     * @default []
                     */
                    caseStudies: string[];
                };
                /** @description Closing line. The last line of the page, which asks for something that its reader has at hand. Leave blank for the usual one. */
                closing?: {
                    /** @description Closing question. */
                    title: string;
                    /** @description Closing text. A sentence or two of plain text. */
                    text: string;
                    /** @description Closing button. Leave blank to use the title of the contact page, where it leads: menus and buttons share one name. */
                    button?: string;
                };
            };
        } | {
            /** Format: uuid */
            id: string;
            /** @description The last part of an address: lower-case words joined by hyphens. */
            slug: string;
            markdown: string;
            /** @description Of slug, fields and text; the built page carries it. */
            hash: string;
            /**
             * Format: date
             * @description Day of the last publication.
             */
            modified: string;
            /** @description The file it was taken over from. */
            source?: {
                file: string;
                /** @description Of the file’s bytes that the entry includes. */
                hash: string;
            };
            /** @constant */
            kind: "page-blog";
            fields: {
                /** @description Title. The page’s heading, as a person would say it. */
                title: string;
                /** @description Excerpt. One or two sentences shown below the title. */
                lead: string;
                /** @description SEO. What search engines and shared links show. */
                seo: {
                    /** @description Meta title. For search results and the browser tab. The company’s name is added. */
                    title: string;
                    /** @description Meta description. For search results. Say what the reader will find. */
                    description: string;
                };
            };
        } | {
            /** Format: uuid */
            id: string;
            /** @description The last part of an address: lower-case words joined by hyphens. */
            slug: string;
            markdown: string;
            /** @description Of slug, fields and text; the built page carries it. */
            hash: string;
            /**
             * Format: date
             * @description Day of the last publication.
             */
            modified: string;
            /** @description The file it was taken over from. */
            source?: {
                file: string;
                /** @description Of the file’s bytes that the entry includes. */
                hash: string;
            };
            /** @constant */
            kind: "page-about";
            fields: {
                /** @description Title. The page’s heading, as a person would say it. */
                title: string;
                /** @description Excerpt. One or two sentences shown below the title. */
                lead: string;
                /** @description SEO. What search engines and shared links show. */
                seo: {
                    /** @description Meta title. For search results and the browser tab. The company’s name is added. */
                    title: string;
                    /** @description Meta description. For search results. Say what the reader will find. */
                    description: string;
                };
                /** @description Principles. How we work, as promises a client can hold the company to. */
                principles: {
                    /** @description Title. A few words. */
                    title: string;
                    /** @description Description. A sentence or two of plain text. */
                    text: string;
                    /** @description Link text. What the page behind it shows, for example “See the way back in a sample runbook”. */
                    linkText?: string;
                    /** @description Link. A page of this site: starts and ends with a slash, or ends in #anchor. */
                    href?: string;
                }[];
                /** @description Above the promises. Where readers can check them. Default: nothing. */
                principlesText?: string;
                /** @description Text above the teams. For example, where a client learns who is in them. */
                practicesText?: string;
                /** @description Teams. The teams of the company and what each does. */
                practices: {
                    /** @description Title. A few words. */
                    title: string;
                    /** @description Description. A sentence or two of plain text. */
                    text: string;
                    /** @description Part in a project. In a word or three, for example “Build”. The chart groups teams that follow each other by it. */
                    part?: string;
                    /** @description Bylines. Other names by which the team signs articles, with commas between them. */
                    bylines?: string;
                }[];
                /** @description Closing section. The last section of the page, which asks the reader to get in touch. */
                closing: {
                    /** @description Closing heading. */
                    title: string;
                    /** @description Closing text. A sentence or two of plain text. */
                    text: string;
                    /** @description Closing button. Leave blank to use the title of the contact page, where it leads: menus and buttons share one name. */
                    button?: string;
                };
            };
        } | {
            /** Format: uuid */
            id: string;
            /** @description The last part of an address: lower-case words joined by hyphens. */
            slug: string;
            markdown: string;
            /** @description Of slug, fields and text; the built page carries it. */
            hash: string;
            /**
             * Format: date
             * @description Day of the last publication.
             */
            modified: string;
            /** @description The file it was taken over from. */
            source?: {
                file: string;
                /** @description Of the file’s bytes that the entry includes. */
                hash: string;
            };
            /** @constant */
            kind: "page-career";
            fields: {
                /** @description Title. The page’s heading, as a person would say it. */
                title: string;
                /** @description Excerpt. One or two sentences shown below the title. */
                lead: string;
                /** @description SEO. What search engines and shared links show. */
                seo: {
                    /** @description Meta title. For search results and the browser tab. The company’s name is added. */
                    title: string;
                    /** @description Meta description. For search results. Say what the reader will find. */
                    description: string;
                };
                /** @description How we hire. Step by step, with typical durations. */
                hiring: {
                    /** @description Title. One to four words. */
                    title: string;
                    /** @description Duration. As a range, for example “2-4 weeks” or “Takes 30 minutes”. */
                    duration: string;
                    /** @description Description. A sentence or two of plain text. */
                    text: string;
                }[];
                /** @description What working here is like. Only what an applicant can check. */
                gets: {
                    /** @description Title. A few words. */
                    title: string;
                    /** @description Description. A sentence or two of plain text. */
                    text: string;
                }[];
                /** @description Text. Shown when no job is open. */
                noOpening: string;
                /** @description Without a salary. Shown in place of the salary of jobs that name none, for example when you say it. Leave blank to show nothing. */
                noSalary?: string;
            };
        } | {
            /** Format: uuid */
            id: string;
            /** @description The last part of an address: lower-case words joined by hyphens. */
            slug: string;
            markdown: string;
            /** @description Of slug, fields and text; the built page carries it. */
            hash: string;
            /**
             * Format: date
             * @description Day of the last publication.
             */
            modified: string;
            /** @description The file it was taken over from. */
            source?: {
                file: string;
                /** @description Of the file’s bytes that the entry includes. */
                hash: string;
            };
            /** @constant */
            kind: "page-contact";
            fields: {
                /** @description Title. The page’s heading, as a person would say it. */
                title: string;
                /** @description Excerpt. One or two sentences shown below the title. */
                lead: string;
                /** @description SEO. What search engines and shared links show. */
                seo: {
                    /** @description Meta title. For search results and the browser tab. The company’s name is added. */
                    title: string;
                    /** @description Meta description. For search results. Say what the reader will find. */
                    description: string;
                };
                /** @description What happens next. After a visitor writes, in order. */
                steps: {
                    /** @description Title. One to four words. */
                    title: string;
                    /** @description Duration. As a range, for example “2-4 weeks” or “Takes 30 minutes”. */
                    duration: string;
                    /** @description Description. A sentence or two of plain text. */
                    text: string;
                }[];
                /** @description Questions. What people ask before they write. */
                questions: {
                    /** @description Question. In the reader’s words. */
                    question: string;
                    /** @description Answer. A direct answer in plain text. */
                    answer: string;
                }[];
            };
        } | {
            /** Format: uuid */
            id: string;
            /** @description The last part of an address: lower-case words joined by hyphens. */
            slug: string;
            markdown: string;
            /** @description Of slug, fields and text; the built page carries it. */
            hash: string;
            /**
             * Format: date
             * @description Day of the last publication.
             */
            modified: string;
            /** @description The file it was taken over from. */
            source?: {
                file: string;
                /** @description Of the file’s bytes that the entry includes. */
                hash: string;
            };
            /** @constant */
            kind: "page-tms-support";
            fields: {
                /** @description Title. The page’s heading, as a person would say it. */
                title: string;
                /** @description Excerpt. One or two sentences shown below the title. */
                lead: string;
                /** @description SEO. What search engines and shared links show. */
                seo: {
                    /** @description Meta title. For search results and the browser tab. The company’s name is added. */
                    title: string;
                    /** @description Meta description. For search results. Say what the reader will find. */
                    description: string;
                };
                /** @description Channels. Ways to reach support. */
                channels: {
                    /** @description Title. A few words. */
                    title: string;
                    /** @description Description. A sentence or two of plain text. */
                    text: string;
                }[];
                /** @description Severities. How a request is ranked and when a person replies. */
                severities: {
                    /** @description Name. */
                    name: string;
                    /** @description What it means. A sentence or two of plain text. */
                    means: string;
                    /** @description Target response time. For example, “30 minutes”. */
                    response: string;
                }[];
                /** @description Questions. What people ask about support. */
                questions: {
                    /** @description Question. In the reader’s words. */
                    question: string;
                    /** @description Answer. A direct answer in plain text. */
                    answer: string;
                }[];
            };
        } | {
            /** Format: uuid */
            id: string;
            /** @description The last part of an address: lower-case words joined by hyphens. */
            slug: string;
            markdown: string;
            /** @description Of slug, fields and text; the built page carries it. */
            hash: string;
            /**
             * Format: date
             * @description Day of the last publication.
             */
            modified: string;
            /** @description The file it was taken over from. */
            source?: {
                file: string;
                /** @description Of the file’s bytes that the entry includes. */
                hash: string;
            };
            /** @constant */
            kind: "legal";
            fields: {
                /** @description Title. The page’s heading, as a person would say it. */
                title: string;
                /** @description Excerpt. One or two sentences shown below the title. */
                lead: string;
                /** @description SEO. What search engines and shared links show. */
                seo: {
                    /** @description Meta title. For search results and the browser tab. The company’s name is added. */
                    title: string;
                    /** @description Meta description. For search results. Say what the reader will find. */
                    description: string;
                };
                /**
                 * Format: date
                 * @description Last updated. Format: YYYY-MM-DD.
                 */
                updated: string;
                /** @description Section with analytics. Heading of a section that is left out unless the site has analytics. Default: none. */
                withAnalytics?: string;
                /** @description Section without analytics. Heading of a section that is left out where the site has analytics. Default: none. */
                withoutAnalytics?: string;
            };
        } | {
            /** Format: uuid */
            id: string;
            /** @description The last part of an address: lower-case words joined by hyphens. */
            slug: string;
            markdown: string;
            /** @description Of slug, fields and text; the built page carries it. */
            hash: string;
            /**
             * Format: date
             * @description Day of the last publication.
             */
            modified: string;
            /** @description The file it was taken over from. */
            source?: {
                file: string;
                /** @description Of the file’s bytes that the entry includes. */
                hash: string;
            };
            /** @constant */
            kind: "company";
            fields: {
                /** @description Company name. The brand, as it is spoken; added to page titles. */
                name: string;
                /**
                 * @description Language and region. Of the site: spelling, dates and numbers. Default: "en-GB".
                 * @default en-GB
                 */
                locale: string;
                /** @description Registered name. For the footer and legal pages. */
                legalName: string;
                /** @description Registration. Company details that the law asks a website to show; in the footer of every page. */
                registration?: {
                    /** @description Place of registration. For example “England and Wales”. Leave all registration fields empty to show none. */
                    place: string;
                    /** @description Registration number. Its number there. In a file, in quotation marks: zeros at its start count. Leave blank to show none. */
                    number?: string;
                    /** @description Registered office. Address of the registered office, in one line. */
                    office: string;
                    /** @description VAT number. */
                    vat?: string;
                };
                /**
                 * @description Insurance, certificates and partner status. What buyers ask for and can check; shown on “About us”. Leave out what the company doesn’t have.
                 * @default []
                 */
                credentials: {
                    /** @description Name. For example “Professional indemnity insurance”. */
                    name: string;
                    /** @description Detail. What a buyer needs to know: cover and insurer, number and date of a certificate, level of a partnership. */
                    detail: string;
                    /**
                     * Format: uri
                     * @description Where it can be checked. Link to an entry in a public register. Leave blank if there is none.
                     */
                    url?: string;
                }[];
                /** @description Managed services. The support line. */
                managedServices: {
                    /** @description Name of managed services. */
                    name: string;
                    /** @description Abbreviation of managed services. */
                    shortName: string;
                };
                /** @description Tagline. What the company does, in one sentence. */
                tagline: string;
                /** @description Description. The company in a search result. */
                description: string;
                /**
                 * Format: uri
                 * @description Address of the site. Public address without a trailing slash; SITE_URL overrides it.
                 */
                url: string;
                /** @description Email addresses. Where people write to. */
                emails: {
                    /**
                     * Format: email
                     * @description General email.
                     */
                    general: string;
                    /**
                     * Format: email
                     * @description Support email.
                     */
                    support: string;
                    /**
                     * Format: email
                     * @description Careers email.
                     */
                    careers: string;
                    /**
                     * Format: email
                     * @description Privacy email.
                     */
                    privacy: string;
                };
                /** @description Phone numbers. Where people call. */
                phones: {
                    /** @description General phone. In international form, for example “+44 20 7946 0000”. */
                    general: string;
                    /** @description Support phone. In international form, for example “+44 20 7946 0000”. */
                    support: string;
                };
                /** @description Offices. The first is the head office. */
                offices: {
                    /** @description Name. How the office is called, usually its city. */
                    name: string;
                    /** @description Street. */
                    street: string;
                    /** @description Postal code. */
                    postalCode: string;
                    /** @description City. */
                    city: string;
                    /** @description Country. Two letters, for example “GB”. */
                    country: string;
                    /** @description Phone. In international form, for example “+44 20 7946 0000”. */
                    phone: string;
                    /** @description Opening hours. With the time zone. */
                    hours: string;
                    /** @description Latitude. Of the city, in degrees north, for the chart on the contact page. Leave blank to show none. */
                    latitude?: number;
                    /** @description Longitude. In degrees east. */
                    longitude?: number;
                }[];
                /**
                 * @description Social profiles. Pages of the company elsewhere; also sameAs in structured data.
                 * @default []
                 */
                social: {
                    /** @description Name. */
                    label: string;
                    /**
                     * Format: uri
                     * @description Address. Full address of the profile.
                     */
                    url: string;
                }[];
                /** @description Sign-in page. What the search of the site says of the page on which employees sign in. Leave all three fields empty to leave it out. */
                signIn?: {
                    /** @description Title in the search. */
                    title: string;
                    /** @description Excerpt in the search. A sentence or two of plain text. */
                    summary: string;
                    /** @description What clients are told. Found by its words, too: for people who look for a client login. */
                    text: string;
                };
                /** @description Contact page. Words that the search finds it by, besides its own. Default: none. */
                contactInSearch?: string;
                /** @description Offices. What the search says of each, with {{office}}, {{address}}, {{phone}} and {{hours}} in place of its own. Default: nothing. */
                officeInSearch?: string;
                /** @description Email addresses. What the search says before the general one, the one for applications and the one for data protection. Default: it gives none. */
                emailsInSearch?: string;
                /** @description Support. What the search says before its phone number and email address. Default: it gives none. */
                supportInSearch?: string;
                /** @description RSS feed. What the search of the site says to people who look for a feed or a newsletter. Default: nothing. */
                feedInSearch?: string;
                /** @description Social profiles. What the search says after their names, to people who look for them. Default: nothing. */
                socialInSearch?: string;
                /** @description Open jobs. What the search says of the page of all jobs, with {{jobs}} in place of their titles. Default: nothing. */
                openingsInSearch?: string;
                /** @description A job. What the search says of each, with {{team}}, {{office}}, {{workplace}} and {{employment}} in place of its own. Default: nothing. */
                jobInSearch?: string;
                /** @description Salary of a job. What the search says of it, with {{salary}} in its place. Default: nothing. */
                salaryInSearch?: string;
                /** @description Other names. What the search says of pages that it lists by a plainer name, with {{title}} in place of their own. Default: nothing. */
                otherNameInSearch?: string;
                /** @description Call to action. The box in both mega menus and beside detail pages. */
                callToAction: {
                    /** @description Heading of the box. */
                    title: string;
                    /** @description Text of the box. A sentence or two of plain text. */
                    text: string;
                    /** @description Button of the box. */
                    button: string;
                };
                /** @description Contact button. The button in the header. */
                getInTouch: string;
            };
        } | {
            /** Format: uuid */
            id: string;
            /** @description The last part of an address: lower-case words joined by hyphens. */
            slug: string;
            markdown: string;
            /** @description Of slug, fields and text; the built page carries it. */
            hash: string;
            /**
             * Format: date
             * @description Day of the last publication.
             */
            modified: string;
            /** @description The file it was taken over from. */
            source?: {
                file: string;
                /** @description Of the file’s bytes that the entry includes. */
                hash: string;
            };
            /** @constant */
            kind: "tags";
            fields: {
                /** @description Tags. In the order in which the blog shows them. Each has a page with its articles. */
                items: {
                    /** @description URL slug. Last part of the address of its page. Articles name the tag by it, so keep it while they do. */
                    slug: string;
                    /** @description Name. The tag as people read it. */
                    title: string;
                    /** @description Description. What is filed under it; the description of its page. */
                    description: string;
                }[];
            };
        } | {
            /** Format: uuid */
            id: string;
            /** @description The last part of an address: lower-case words joined by hyphens. */
            slug: string;
            markdown: string;
            /** @description Of slug, fields and text; the built page carries it. */
            hash: string;
            /**
             * Format: date
             * @description Day of the last publication.
             */
            modified: string;
            /** @description The file it was taken over from. */
            source?: {
                file: string;
                /** @description Of the file’s bytes that the entry includes. */
                hash: string;
            };
            /** @constant */
            kind: "redirects";
            fields: {
                /**
                 * @description Redirects. Addresses that people try, or that the site once had, and where each one leads now.
                 * @default []
                 */
                items: {
                    /** @description Old URL. The old path, for example “/old-page/”. */
                    from: string;
                    /** @description Target. The new path, or a full https address. */
                    to: string;
                    /**
                     * @description Permanent. Answers 301. Clear it for a temporary redirect, which answers 302.
                     * @default true
                     */
                    permanent: boolean;
                }[];
            };
        };
        PublicationWithBuilder: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            entry: string;
            kind: components["schemas"]["EntryKind"];
            title: string;
            /**
             * @description "publish": a text appears or changes; "unpublish": it goes; "return": the file’s text takes its place.
             * @enum {string}
             */
            action: "publish" | "unpublish" | "return";
            /** @description Last part of the public address. */
            slug: string;
            /** @description What the public page will name; null when it goes. */
            hash: string | null;
            by: string;
            /**
             * Format: date-time
             * @description When it was saved.
             */
            at: string;
            /**
             * @description "live" once the public address has answered with it; "replaced": a later one took its place.
             * @enum {string}
             */
            state: "saved" | "building" | "live" | "failed" | "replaced";
            liveAt: string | null;
            /** @description Whether visitors can read the entry at this address now. */
            isReadable: boolean;
            /** @description Why the build left it out, in sentences; null: it did not. */
            failure: string | null;
            /** @description The build that contains it; null while it waits for one. */
            build: components["schemas"]["Build"] | null;
            /** @description Who builds the site here; null: nobody, so that what is saved waits for a build by hand. */
            builder: ("worker" | "hook") | null;
        };
        Received: {
            /** @description For people, e.g. "K7QF-3M2P". */
            reference: string;
            /** @enum {string} */
            form: "contact" | "support" | "application" | "comment";
            /** @description What happens now; the same as on the confirmation page. */
            nextSteps: components["schemas"]["NextStep"][];
        };
        NextStep: {
            title: string;
            /** @description When, or how long it takes, e.g. "1-2 working days". */
            duration?: string;
            text: string;
            /** @description Number to call, e.g. "+44 20 7946 0155". */
            phone?: string;
        };
        InvalidForm: {
            /** @description Stable name of the error, e.g. "not_found". */
            code: string;
            /** @description What happened and what to do next, in a sentence. */
            message: string;
            issues: {
                field: string;
                message: string;
            }[];
        };
        /**
         * @description The form it was sent with.
         * @enum {string}
         */
        InquiryKind: "contact" | "support";
        InquirySummary: {
            /** Format: uuid */
            id: string;
            /** @description Shown to people, e.g. "K7QF-3M2P"; emails about it include it. */
            reference: string;
            kind: components["schemas"]["InquiryKind"];
            state: components["schemas"]["InquiryState"];
            name: string;
            email: string;
            /** @description May be empty. */
            company: string;
            /** @description The chosen topic; of a support request, the affected system. */
            subject: string;
            /** @description Of support requests; null for other inquiries. */
            severity: ("critical" | "high" | "normal" | "request") | null;
            /** @description Email address of the admin it is assigned to; null: unassigned. */
            assignee: string | null;
            /** @description Incremented by each change; a change names the version it is based on. */
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Beginning of the message, up to 200 characters. */
            excerpt: string;
        };
        /** @enum {string} */
        InquiryState: "new" | "in_progress" | "closed" | "spam";
        Inquiry: {
            /** Format: uuid */
            id: string;
            /** @description Shown to people, e.g. "K7QF-3M2P"; emails about it include it. */
            reference: string;
            kind: components["schemas"]["InquiryKind"];
            state: components["schemas"]["InquiryState"];
            name: string;
            email: string;
            /** @description May be empty. */
            company: string;
            /** @description The chosen topic; of a support request, the affected system. */
            subject: string;
            /** @description Of support requests; null for other inquiries. */
            severity: ("critical" | "high" | "normal" | "request") | null;
            /** @description Email address of the admin it is assigned to; null: unassigned. */
            assignee: string | null;
            /** @description Incremented by each change; a change names the version it is based on. */
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description May be empty. */
            phone: string;
            message: string;
            /** @description Path of the page with the form; may be empty. */
            page: string;
            /** @description Why it looks like spam; empty if it doesn’t. */
            spamReasons: components["schemas"]["SpamReason"][];
            /** @description Version of the consent text. */
            consent: string;
            /** @description Timeline, the latest first; up to 200 events. */
            events: components["schemas"]["TriageEvent"][];
        };
        /**
         * @description hidden-field: a field that people don’t see was filled in; too-fast: sent within seconds; links: mostly links; too-many: many from one client; repeated: the same text as before.
         * @enum {string}
         */
        SpamReason: "hidden-field" | "too-fast" | "links" | "too-many" | "repeated";
        TriageEvent: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            at: string;
            /** @description Email address of the person; "system" for the service, "visitor" for the sender. */
            by: string;
            /**
             * @description "note": a private note; "email": an email that was sent or is in the outbox.
             * @enum {string}
             */
            kind: "received" | "note" | "state" | "assigned" | "email" | "rating" | "retention" | "exported";
            /** @description The note, the text of the email, or the new value, e.g. "closed". */
            text: string;
            /** @description The previous value, if there was one. */
            before: string | null;
            /** @description Delivery of an email; null for other events. */
            emailState: components["schemas"]["EmailState"] | null;
        };
        /**
         * @description kept: no email server is set up, so it stays in the outbox; failed: no further attempts; unsure: the service stopped while sending, so it may have been delivered.
         * @enum {string}
         */
        EmailState: "kept" | "waiting" | "sending" | "sent" | "failed" | "unsure";
        SavedView: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description The filter, as in the page’s query string. */
            query: {
                [key: string]: string;
            };
        };
        /**
         * @description Stage of the hiring process.
         * @enum {string}
         */
        Stage: "new" | "screening" | "interview" | "offer" | "hired" | "rejected";
        /**
         * @description rating: the highest first, then the latest; retention: the next to be deleted first, then the oldest.
         * @enum {string}
         */
        ApplicantOrder: "latest" | "oldest" | "rating" | "retention";
        ApplicantSummary: {
            /** Format: uuid */
            id: string;
            /** @description Shown to people, e.g. "K7QF-3M2P". */
            reference: string;
            stage: components["schemas"]["Stage"];
            /** @description It looks like spam and is listed separately. */
            isSpam: boolean;
            /** @description Slug of the job. */
            job: string;
            /** @description Title of the job at the time of the application. */
            jobTitle: string;
            name: string;
            email: string;
            /** @description 0: not rated. */
            rating: number;
            /**
             * Format: date
             * @description Day on which it is deleted, in the company’s time zone.
             */
            retainUntil: string;
            /** @description Applications from this email address, including this one. */
            applications: number;
            /** @description Incremented by each change; a change names the version it is based on. */
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        Applicant: {
            /** Format: uuid */
            id: string;
            /** @description Shown to people, e.g. "K7QF-3M2P". */
            reference: string;
            stage: components["schemas"]["Stage"];
            /** @description It looks like spam and is listed separately. */
            isSpam: boolean;
            /** @description Slug of the job. */
            job: string;
            /** @description Title of the job at the time of the application. */
            jobTitle: string;
            name: string;
            email: string;
            /** @description 0: not rated. */
            rating: number;
            /**
             * Format: date
             * @description Day on which it is deleted, in the company’s time zone.
             */
            retainUntil: string;
            /** @description Applications from this email address, including this one. */
            applications: number;
            /** @description Incremented by each change; a change names the version it is based on. */
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description May be empty. */
            phone: string;
            /** @description Link to their work; may be empty. */
            link: string;
            message: string;
            /** @description null: no CV was sent. */
            cv: {
                /** @description Original file name without unsafe characters. */
                name: string;
                /**
                 * @description Detected from the content.
                 * @enum {string}
                 */
                type: "pdf" | "docx";
                /** @description Bytes. */
                size: number;
            } | null;
            /** @description Other applications from this email address, the latest first; up to 20. */
            others: components["schemas"]["ApplicantSummary"][];
            spamReasons: components["schemas"]["SpamReason"][];
            /** @description Version of the consent text. */
            consent: string;
            /** @description Timeline, the latest first; up to 200 events. */
            events: components["schemas"]["TriageEvent"][];
        };
        /** @enum {string} */
        CommentState: "pending" | "approved" | "rejected" | "spam";
        Comment: {
            /** Format: uuid */
            id: string;
            reference: string;
            state: components["schemas"]["CommentState"];
            /** @description Slug of the article. */
            post: string;
            /** @description Title at the time of the comment. */
            postTitle: string;
            /** @description The comment it replies to; null: it is not a reply. */
            parent: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @description Up to 300 characters. */
                text: string;
                /** @description A reply is public only while this is "approved". */
                state: components["schemas"]["CommentState"];
            } | null;
            name: string;
            email: string;
            text: string;
            /** @description Approved comments from this email address besides this one; counted up to 100. */
            earlier: number;
            /** @description Why it looks like spam; empty if it doesn’t. */
            spamReasons: components["schemas"]["SpamReason"][];
            /** @description Version of the consent text. */
            consent: string;
            /** @description Email address of the moderator; null while pending. */
            moderatedBy: string | null;
            /** @description Incremented by each change; a change names the version it is based on. */
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        PublicComment: {
            /** Format: uuid */
            id: string;
            /** @description The comment it replies to, which is not a reply itself; null: it is not a reply. */
            parent: string | null;
            name: string;
            /** @description Plain text. */
            text: string;
            /**
             * Format: date-time
             * @description When it was sent, UTC.
             */
            at: string;
        };
        EmailMessage: {
            /** Format: uuid */
            id: string;
            state: components["schemas"]["EmailState"];
            /**
             * @description acknowledgement: confirms a submission to the visitor; notification: tells the company about it; notice: tells an employee what happened; card: tells a channel of Microsoft Teams; invitation: tells a new employee how to sign in.
             * @enum {string}
             */
            kind: "acknowledgement" | "reply" | "applicant" | "notification" | "notice" | "card" | "invitation";
            to: string;
            subject: string;
            text: string;
            /** @description Email address of the author; "system" for the service. */
            by: string;
            /** Format: date-time */
            at: string;
            sentAt: string | null;
            attempts: number;
            /** @description The last error, in words. */
            failure: string | null;
        };
        EmailTemplate: {
            name: components["schemas"]["EmailTemplateName"];
            subject: string;
            text: string;
            /** @description Whether it is as the site has it. */
            isDefault: boolean;
            /** @description 0: it was never edited. */
            version: number;
            /** @description Email address of the person who changed it last; null before the first change. */
            by: string | null;
            at: string | null;
        };
        /** @enum {string} */
        EmailTemplateName: "contact-received" | "support-received" | "inquiry-reply" | "application-received" | "applicant-blank" | "applicant-received" | "applicant-interview" | "applicant-offer" | "applicant-rejection" | "employee-invitation";
        Notification: {
            /**
             * Format: uuid
             * @description Id of the event: everyone who is notified of it sees the same one.
             */
            id: string;
            kind: components["schemas"]["NotificationKind"];
            /** Format: date-time */
            at: string;
            /** @description Email address of the person who did it; "system" for the service itself, "visitor" for visitors. */
            actor: string;
            /** @description What happened, in one sentence without a full stop; no visitor’s data. */
            text: string;
            subject: components["schemas"]["NotificationSubject"];
            isRead: boolean;
        };
        /** @enum {string} */
        NotificationKind: "entry.submitted" | "job.submitted" | "entry.returned" | "entry.edited" | "remark.added" | "remark.replied" | "entry.published" | "inquiry.received" | "inquiry.assigned" | "applicant.received" | "comment.received" | "build.failed" | "email.failed";
        NotificationSubject: {
            /** @constant */
            type: "entry";
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["EntryKind"];
        } | {
            /** @constant */
            type: "inquiry";
            reference: string;
        } | {
            /** @constant */
            type: "applicant";
            /** Format: uuid */
            id: string;
        } | {
            /** @constant */
            type: "comment";
        } | {
            /** @constant */
            type: "build";
        } | {
            /** @constant */
            type: "email";
        };
        MissingAddress: {
            path: string;
            /** @description How often it was asked for in the last 30 days. */
            hits: number;
            /**
             * Format: date
             * @description Last day, UTC.
             */
            lastDay: string;
            /** @description A page of this site that links to it; null: none is known. */
            linkedFrom: string | null;
        };
        SeoSetting: {
            path: string;
            /** @description Shown in search results; null: the page’s default. */
            title: string | null;
            /** @description Shown in search results; null: the page’s default. */
            description: string | null;
            /** @description Canonical URL; null: the page’s own. */
            canonical: (string) | null;
            /** @description true: hidden from search engines; null: the page’s default. */
            noindex: boolean | null;
            /** @description Social image; null: the generated one. */
            image: string | null;
            version: number;
            /** Format: date-time */
            updatedAt: string;
            updatedBy: string;
        };
        SeoConflict: {
            /** @description Stable name of the error, e.g. "not_found". */
            code: string;
            /** @description What happened and what to do next, in a sentence. */
            message: string;
            /** @description The current settings of these pages. */
            current: components["schemas"]["SeoSetting"][];
        };
        RedirectRule: {
            /** Format: uuid */
            id: string;
            from: string;
            /** @description A path of this site, or a full https address. */
            to: string;
            /** @description true: permanent (301); false: temporary (302). */
            permanent: boolean;
            version: number;
            /** Format: date-time */
            updatedAt: string;
            updatedBy: string;
        };
        Waiting: {
            /**
             * @description failed-email, unsure-email: emails that were not sent, or may not have been.
             * @enum {string}
             */
            what: "contact" | "support" | "applicant" | "comment" | "review" | "failed-email" | "unsure-email";
            /** @description Email address of the assignee or author; null: unassigned. */
            whom: string | null;
            count: number;
            /**
             * Format: date-time
             * @description When the oldest was received.
             */
            oldest: string;
        };
        /** @enum {string} */
        FoundKind: "page" | "entry" | "inquiry" | "applicant" | "comment" | "employee" | "picture" | "seo" | "redirect";
        FoundItem: {
            kind: components["schemas"]["FoundKind"];
            /** @description Identifies it among those of its kind: an id, a hash or a path. */
            id: string;
            /** @description Kind of an entry, inquiry or page; slug of an applicant’s job; reference of a comment; name in the address of a picture; else "". */
            variant: string;
            /** @description Status of an entry, inquiry, applicant or comment; "trash" for entries there; else "". */
            state: string;
            /** @description Title or name; "" for an entry that has none yet. */
            title: string;
            /** @description One line about it; may be empty. */
            detail: string;
            /** @description Part of the text around a match. Default: none, since title and detail show all that matches. */
            snippet?: string;
            /** @description Words of title, detail and snippet that match, in lower case, to be marked. */
            terms: string[];
            /** @description Its last change, UTC; null for pages. */
            at: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Liveness"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getOpenApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSignInSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInSettings"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleEntry"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RoleEntry"][];
                    };
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listEmployees: {
        parameters: {
            query?: {
                /** @description Part of the email or name; default: all. */
                search?: string;
                /** @description Employees per page; default 50. */
                limit?: number;
                /** @description `next` of the previous page; default: the first page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Employee"][];
                        /** @description Cursor of the next page; null on the last. */
                        next: string | null;
                        /** @description Matches on all pages. */
                        total: number;
                        /** @description Employees who have each role, whatever the search. */
                        counts: {
                            employee: number;
                            support: number;
                            recruiter: number;
                            editor: number;
                            admin: number;
                        };
                    };
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Work email, the user name of the Microsoft account. Case does not matter. */
                    email: string;
                    /** @description At least one; their permissions add up. */
                    roles: components["schemas"]["Role"][];
                };
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict with the current state; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    removeEmployee: {
        parameters: {
            query: {
                version: number;
                /** @description The employee who takes over their entries and open inquiries. */
                to?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict with the current state; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description At least one; their permissions add up. */
                    roles: components["schemas"]["Role"][];
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict with the current state; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    unlinkEmployee: {
        parameters: {
            query: {
                version: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict with the current state; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    inviteEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Of the email, made by the caller.
                     */
                    emailId: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict with the current state; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getBelongings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Entries that they are the author of, by kind; without those in the trash. */
                        entries: {
                            post: number;
                            "case-study": number;
                            job: number;
                            person: number;
                            "page-home": number;
                            "page-services": number;
                            "service-category": number;
                            service: number;
                            "page-technologies": number;
                            "technology-category": number;
                            technology: number;
                            "page-solutions": number;
                            solution: number;
                            "page-case-studies": number;
                            "page-samples": number;
                            sample: number;
                            "page-blog": number;
                            "page-about": number;
                            "page-career": number;
                            "page-contact": number;
                            "page-tms-support": number;
                            legal: number;
                            company: number;
                            tags: number;
                            redirects: number;
                        };
                        /** @description Open inquiries that are assigned to them. */
                        inquiries: number;
                        /** @description Who has the permissions for all of it, by email; at most 1,000. */
                        successors: {
                            /** Format: uuid */
                            id: string;
                            /**
                             * Format: email
                             * @description Work email, the user name of the Microsoft account. Case does not matter.
                             */
                            email: string;
                            /** @description Of the Microsoft account; null until the first sign-in. */
                            name: string | null;
                        }[];
                    };
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAudit: {
        parameters: {
            query?: {
                /** @description Entries per page; default 20. */
                limit?: number;
                /** @description Beginnings of words in actor, action and subject; default: all. */
                search?: string;
                /** @description Email of the person who did it; default: anyone. */
                actor?: string;
                /** @description First part of the action; default: all. */
                area?: "employee" | "entry" | "picture" | "inquiry" | "applicant" | "comment" | "email" | "seo" | "redirect" | "build" | "audit" | "security";
                /** @description Changes, readings and exports of personal data, or refusals (sign-ins, calls, limits); default: all. */
                kind?: "change" | "reading" | "security";
                /** @description First day, UTC; default: no limit. */
                from?: string;
                /** @description Last day, UTC; default: no limit. */
                to?: string;
                /** @description `next` of the previous page; default: the first page. */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuditEntry"][];
                        /** @description Cursor of the next page; null on the last. */
                        next: string | null;
                    };
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    exportAudit: {
        parameters: {
            query?: {
                /** @description Beginnings of words in actor, action and subject; default: all. */
                search?: string;
                /** @description Email of the person who did it; default: anyone. */
                actor?: string;
                /** @description First part of the action; default: all. */
                area?: "employee" | "entry" | "picture" | "inquiry" | "applicant" | "comment" | "email" | "seo" | "redirect" | "build" | "audit" | "security";
                /** @description Changes, readings and exports of personal data, or refusals (sign-ins, calls, limits); default: all. */
                kind?: "change" | "reading" | "security";
                /** @description First day, UTC; default: no limit. */
                from?: string;
                /** @description Last day, UTC; default: no limit. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listEntries: {
        parameters: {
            query?: {
                /** @description Default: all kinds. */
                kind?: "post" | "case-study" | "job" | "person" | "page-home" | "page-services" | "service-category" | "service" | "page-technologies" | "technology-category" | "technology" | "page-solutions" | "solution" | "page-case-studies" | "page-samples" | "sample" | "page-blog" | "page-about" | "page-career" | "page-contact" | "page-tms-support" | "legal" | "company" | "tags" | "redirects" | "page";
                /** @description Default: all states. */
                state?: components["schemas"]["EntryState"];
                /** @description Part of title, slug, author or tags. */
                search?: string;
                /** @description "editor": begun in the editor; "file": taken over from files. Default: both. */
                source?: "editor" | "file";
                /** @description "1": only your own. */
                mine?: "0" | "1";
                /** @description "1": only entries in the trash. */
                trash?: "0" | "1";
                limit?: number;
                /** @description `next` of the page before; default: the first page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EntrySummary"][];
                        /** @description For the next page; null on the last. */
                        next: string | null;
                        /** @description Entries that match, on all pages. */
                        total: number;
                        /** @description Of this kind and whom one may see, by state. */
                        counts: {
                            draft: number;
                            in_review: number;
                            changes_requested: number;
                            scheduled: number;
                            published: number;
                            unpublished: number;
                        };
                        /** @description How many of these are in the trash. */
                        trashed: number;
                    };
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createEntry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Made by the caller.
                     */
                    id: string;
                    content: components["schemas"]["EntryContent"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"];
                };
            };
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"];
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict with the current state; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryConflict"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"];
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    saveEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The version the change was made on. */
                    version: number;
                    /**
                     * Format: uuid
                     * @description Of this save: sent again after a lost answer, it is not a conflict.
                     */
                    saveId: string;
                    content: components["schemas"]["EntryContent"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"];
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict with the current state; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryConflict"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    removeEntry: {
        parameters: {
            query: {
                version: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict with the current state; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryConflict"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeEntries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        /** Format: uuid */
                        id: string;
                        version: number;
                    }[];
                    /**
                     * @description "remove": to the trash.
                     * @enum {string}
                     */
                    action: "publish" | "unpublish" | "remove";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: uuid */
                            id: string;
                            /** @description Why it was not changed, in words; null: it was. */
                            problem: string | null;
                        }[];
                    };
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    copyEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Of the copy, made by the caller.
                     */
                    id: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"];
                };
            };
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"];
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict with the current state; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryConflict"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    restoreEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The version the change was made on. */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"];
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict with the current state; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryConflict"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    eraseEntry: {
        parameters: {
            query: {
                version: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict with the current state; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryConflict"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    transitionEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    action: "submit" | "withdraw" | "publish" | "unschedule" | "unpublish" | "fill" | "close" | "reopen" | "return-to-file";
                    /** @description The version the change was made on. */
                    version: number;
                } | {
                    /** @constant */
                    action: "request-changes";
                    /** @description The version the change was made on. */
                    version: number;
                    /** @description What should change. */
                    note: string;
                } | {
                    /** @constant */
                    action: "schedule";
                    /** @description The version the change was made on. */
                    version: number;
                    /**
                     * Format: date-time
                     * @description When it goes out, UTC; in the future.
                     */
                    publishAt: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entry: components["schemas"]["Entry"];
                        /** @description Where visitors will see something change. */
                        publication: components["schemas"]["Publication"] | null;
                    };
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict with the current state; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryConflict"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listRevisions: {
        parameters: {
            query?: {
                limit?: number;
                /** @description `next` of the page before. */
                before?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RevisionSummary"][];
                        next: number | null;
                    };
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getRevision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Revision"];
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    restoreRevision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The version the change was made on. */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"];
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict with the current state; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryConflict"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    findSlug: {
        parameters: {
            query: {
                kind: components["schemas"]["EntryKind"];
                /** @description Last part of the address; empty while it has none. */
                slug: string;
                /** @description Which wants it. */
                entry: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description null: it is free. */
                        takenBy: {
                            title: string;
                            /** @description A file such as "content/blog/tides.md", or "the editor". */
                            place: string;
                        } | null;
                    };
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPageSource: {
        parameters: {
            query: {
                /** @description Of the page, e.g. "/blog/tides/". */
                path: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description null: the page is no entry, nothing is published there, or the caller has no access to it. */
                        data: components["schemas"]["PageSource"] | null;
                    };
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    notePresence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description An open editor says so every 30 seconds. */
                    isOpen: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Other people who have it open, in alphabetical order. */
                        data: string[];
                    };
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listRemarks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Remark"][];
                    };
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addRemark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Made by the caller.
                     */
                    id: string;
                    passage: components["schemas"]["Passage"];
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Remark"];
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict with the current state; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    replyToRemark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                remark: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Made by the caller.
                     */
                    id: string;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Remark"];
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict with the current state; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    resolveRemark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                remark: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isResolved: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Remark"];
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    removeRemark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                remark: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict with the current state; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listLinkTargets: {
        parameters: {
            query?: {
                /** @description Words of the title, whole or begun. */
                search?: string;
                /** @description Only what is at this path. Default: any path. */
                href?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LinkTarget"][];
                    };
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCalendar: {
        parameters: {
            query: {
                /** @description First day. */
                from: string;
                /** @description Last day, at most 41 after the first. Moments are included up to a day before and after both, since days begin at other times elsewhere. */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In order of time; days before moments of the same day. */
                        data: components["schemas"]["CalendarItem"][];
                        /** @description false: there is more than is listed. */
                        isComplete: boolean;
                    };
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listEntryFiles: {
        parameters: {
            query: {
                /** @description A kind; "page": all kinds of pages that the site fixes. */
                kind: "post" | "case-study" | "job" | "person" | "page-home" | "page-services" | "service-category" | "service" | "page-technologies" | "technology-category" | "technology" | "page-solutions" | "solution" | "page-case-studies" | "page-samples" | "sample" | "page-blog" | "page-about" | "page-career" | "page-contact" | "page-tms-support" | "legal" | "company" | "tags" | "redirects" | "page";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            kind: components["schemas"]["EntryKind"];
                            slug: string;
                            /** @description Path from the project’s root, e.g. "content/blog/tides.md". */
                            file: string;
                            /**
                             * Format: date
                             * @description Day of its last change.
                             */
                            modified: string;
                            title: string;
                            /** @description The entry that took the file over; null: none. */
                            entry: string | null;
                        }[];
                    };
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    takeOverFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    file: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"];
                };
            };
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"];
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict with the current state; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryConflict"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getFileChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        file: string;
                        /** @description Of the file as it is now. */
                        hash: string;
                        /** @description The file as it is now. */
                        current: components["schemas"]["EntryContent"];
                        /** @description The file when the entry last included it. */
                        ancestor: components["schemas"]["EntryContent"];
                    };
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    mergeFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The version the change was made on. */
                    version: number;
                    /** @description Of the file that was merged. */
                    hash: string;
                    content: components["schemas"]["EntryContent"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"];
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict with the current state; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryConflict"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPictures: {
        parameters: {
            query?: {
                /** @description Words, or how they begin; default: all items. */
                search?: string;
                /** @description Items per page; default 50. */
                limit?: number;
                /** @description `next` of the previous page; default: the first page. */
                after?: string;
                /** @description "unused": used nowhere; "without-alt": without alternative text. Default: all. */
                filter?: "unused" | "without-alt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LibraryPicture"][];
                        /** @description Cursor of the next page; null on the last. */
                        next: string | null;
                        /** @description Items on all pages; counted up to 10,000. */
                        total: number;
                    };
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addPicture: {
        parameters: {
            query?: {
                /** @description Name of the file; part of the address. */
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Picture"];
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large: `payload_too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The content type is not supported: `unsupported_media_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PictureDetail"];
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    removePicture: {
        parameters: {
            query: {
                version: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict with the current state; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PictureConflict"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changePicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    title?: string;
                    alt?: string;
                    /** @description null: the whole picture. */
                    crop?: components["schemas"]["PictureCrop"] | null;
                    /** @description null: the middle. */
                    focus?: components["schemas"]["PicturePoint"] | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedPicture"];
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict with the current state; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PictureConflict"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    replacePicture: {
        parameters: {
            query: {
                version: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedPicture"];
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict with the current state; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PictureConflict"];
                };
            };
            /** @description The body is too large: `payload_too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The content type is not supported: `unsupported_media_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getWholePicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPictureForms: {
        parameters: {
            query?: {
                limit?: number;
                /** @description `next` of the page before; default: the first page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PictureForm"][];
                        next: string | null;
                    };
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPublished: {
        parameters: {
            query?: {
                limit?: number;
                /** @description `next` of the page before; default: the first page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PublishedEntry"][];
                        /** @description Slugs that entries of this page had before, and their present ones. */
                        moved: {
                            kind: components["schemas"]["EntryKind"];
                            /** @description The last part of an address: lower-case words joined by hyphens. */
                            from: string;
                            /** @description The last part of an address: lower-case words joined by hyphens. */
                            to: string;
                        }[];
                        /** @description Slugs that visitors could read an entry at, and that lead nowhere now. First page only. */
                        gone: {
                            kind: components["schemas"]["EntryKind"];
                            /** @description The last part of an address: lower-case words joined by hyphens. */
                            slug: string;
                        }[];
                        /**
                         * @description Files of content/ that entries have replaced: they make no page. First page only.
                         * @default []
                         */
                        files: string[];
                        next: string | null;
                    };
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublished: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["schemas"]["EntryKind"];
                /** @description The last part of an address: lower-case words joined by hyphens. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishedEntry"];
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPublications: {
        parameters: {
            query?: {
                entry?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PublicationWithBuilder"][];
                    };
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPublication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicationWithBuilder"];
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    retryPublication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Publication"];
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict with the current state; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sendContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Your name
                     * @default
                     */
                    name?: string;
                    /**
                     * @description Company
                     * @default
                     */
                    company?: string;
                    /**
                     * @description Your email address
                     * @default
                     */
                    email?: string;
                    /**
                     * @description Phone number
                     * @default
                     */
                    phone?: string;
                    /**
                     * @description Topic
                     * @default
                     */
                    topic?: string;
                    /**
                     * @description Your message
                     * @default
                     */
                    message?: string;
                    /**
                     * @description Made by the caller: the same key again is the same message. Without one, its content is.
                     * @default
                     */
                    key?: string | "";
                    /**
                     * @description Version of the consent text that was ticked.
                     * @default
                     */
                    consent?: string;
                    /**
                     * @description Hidden from people; only programs fill it in.
                     * @default
                     */
                    website?: string;
                    /**
                     * @description How long the form was open; empty where that is unknown.
                     * @default
                     */
                    seconds?: string;
                    /**
                     * @description Path of the page the form is on.
                     * @default
                     */
                    page?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Received"];
                };
            };
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Received"];
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidForm"] | components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large: `payload_too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The content type is not supported: `unsupported_media_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sendSupport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Your name
                     * @default
                     */
                    name?: string;
                    /**
                     * @description Company
                     * @default
                     */
                    company?: string;
                    /**
                     * @description Your email address
                     * @default
                     */
                    email?: string;
                    /**
                     * @description Phone number
                     * @default
                     */
                    phone?: string;
                    /**
                     * @description How urgent is it?
                     * @default
                     */
                    severity?: string;
                    /**
                     * @description Which system is affected?
                     * @default
                     */
                    system?: string;
                    /**
                     * @description What happened?
                     * @default
                     */
                    message?: string;
                    /**
                     * @description Made by the caller: the same key again is the same message. Without one, its content is.
                     * @default
                     */
                    key?: string | "";
                    /**
                     * @description Version of the consent text that was ticked.
                     * @default
                     */
                    consent?: string;
                    /**
                     * @description Hidden from people; only programs fill it in.
                     * @default
                     */
                    website?: string;
                    /**
                     * @description How long the form was open; empty where that is unknown.
                     * @default
                     */
                    seconds?: string;
                    /**
                     * @description Path of the page the form is on.
                     * @default
                     */
                    page?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Received"];
                };
            };
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Received"];
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidForm"] | components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large: `payload_too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The content type is not supported: `unsupported_media_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sendApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Job
                     * @default
                     */
                    job?: string;
                    /**
                     * @description Your name
                     * @default
                     */
                    name?: string;
                    /**
                     * @description Your email address
                     * @default
                     */
                    email?: string;
                    /**
                     * @description Phone number
                     * @default
                     */
                    phone?: string;
                    /**
                     * @description Link to your work
                     * @default
                     */
                    link?: string;
                    /**
                     * @description Why are you interested in this role?
                     * @default
                     */
                    message?: string;
                    /**
                     * @description Made by the caller: the same key again is the same message. Without one, its content is.
                     * @default
                     */
                    key?: string | "";
                    /**
                     * @description Version of the consent text that was ticked.
                     * @default
                     */
                    consent?: string;
                    /**
                     * @description Hidden from people; only programs fill it in.
                     * @default
                     */
                    website?: string;
                    /**
                     * @description How long the form was open; empty where that is unknown.
                     * @default
                     */
                    seconds?: string;
                    /**
                     * @description Path of the page the form is on.
                     * @default
                     */
                    page?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Received"];
                };
            };
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Received"];
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidForm"] | components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large: `payload_too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The content type is not supported: `unsupported_media_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The file contains malware: `malware_found`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sendComment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Article
                     * @default
                     */
                    post?: string;
                    /**
                     * @description Reply to
                     * @default
                     */
                    parent?: string;
                    /**
                     * @description Your name
                     * @default
                     */
                    name?: string;
                    /**
                     * @description Your email address
                     * @default
                     */
                    email?: string;
                    /**
                     * @description Your comment
                     * @default
                     */
                    message?: string;
                    /**
                     * @description Made by the caller: the same key again is the same message. Without one, its content is.
                     * @default
                     */
                    key?: string | "";
                    /**
                     * @description Version of the consent text that was ticked.
                     * @default
                     */
                    consent?: string;
                    /**
                     * @description Hidden from people; only programs fill it in.
                     * @default
                     */
                    website?: string;
                    /**
                     * @description How long the form was open; empty where that is unknown.
                     * @default
                     */
                    seconds?: string;
                    /**
                     * @description Path of the page the form is on.
                     * @default
                     */
                    page?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Received"];
                };
            };
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Received"];
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidForm"] | components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large: `payload_too_large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The content type is not supported: `unsupported_media_type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listInquiries: {
        parameters: {
            query?: {
                /** @description Words, or how they begin; default: all items. */
                search?: string;
                /** @description open: new or in progress. Default: all except spam. */
                state?: "new" | "in_progress" | "closed" | "spam" | "open";
                /** @description Default: all kinds. */
                kind?: components["schemas"]["InquiryKind"];
                /** @description Email address, "me" or "unassigned". Default: any. */
                assignee?: string | ("unassigned" | "me");
                /** @description Items per page; default 50. */
                limit?: number;
                /** @description `next` of the previous page; default: the first page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InquirySummary"][];
                        /** @description Cursor of the next page; null on the last. */
                        next: string | null;
                        /** @description Items on all pages; counted up to 10,000. */
                        total: number;
                        /** @description Number of inquiries in each state, each counted up to 10,000. */
                        counts: {
                            new: number;
                            in_progress: number;
                            closed: number;
                            spam: number;
                        };
                    };
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getInquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Inquiry"];
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteInquiry: {
        parameters: {
            query: {
                version: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict with the current state; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAssignees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * Format: email
                             * @description Work email, the user name of the Microsoft account. Case does not matter.
                             */
                            email: string;
                        }[];
                    };
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeInquiries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        /** Format: uuid */
                        id: string;
                        version: number;
                    }[];
                    /** @description Default: unchanged. */
                    state?: components["schemas"]["InquiryState"];
                    /** @description Email of an employee who may manage inquiries; null: unassigned. Default: unchanged. */
                    assignee?: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: uuid */
                            id: string;
                            /**
                             * @description done: it is as asked for, by this call or before; changed: someone else changed it since that version, and nothing was done.
                             * @enum {string}
                             */
                            outcome: "done" | "changed" | "not_found";
                            /** @description As it is now; null if it no longer exists. */
                            item: components["schemas"]["InquirySummary"] | null;
                        }[];
                    };
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addInquiryNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Made by the caller; sending the same id again adds nothing.
                     */
                    id: string;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Inquiry"];
                };
            };
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Inquiry"];
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    replyToInquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Made by the caller; an email is sent once per id.
                     */
                    id: string;
                    subject: string;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Inquiry"];
                };
            };
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Inquiry"];
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    exportInquiries: {
        parameters: {
            query?: {
                /** @description Words, or how they begin; default: all items. */
                search?: string;
                /** @description open: new or in progress. Default: all except spam. */
                state?: "new" | "in_progress" | "closed" | "spam" | "open";
                /** @description Default: all kinds. */
                kind?: components["schemas"]["InquiryKind"];
                /** @description Email address, "me" or "unassigned". Default: any. */
                assignee?: string | ("unassigned" | "me");
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSavedViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SavedView"][];
                    };
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    saveView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Made by the caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    query: {
                        [key: string]: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict with the current state; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    removeView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listApplicants: {
        parameters: {
            query?: {
                /** @description Words, or how they begin; default: all items. */
                search?: string;
                /** @description Items per page; default 50. */
                limit?: number;
                /** @description `next` of the previous page; default: the first page. */
                after?: string;
                /** @description Default: all. */
                stage?: components["schemas"]["Stage"];
                /** @description Slug of a job; default: all. */
                job?: string;
                /** @description "1": only spam. */
                spam?: "0" | "1";
                order?: components["schemas"]["ApplicantOrder"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApplicantSummary"][];
                        /** @description Cursor of the next page; null on the last. */
                        next: string | null;
                        /** @description Items on all pages; counted up to 10,000. */
                        total: number;
                    };
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getApplicant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Applicant"];
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteApplicant: {
        parameters: {
            query: {
                version: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict with the current state; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeApplicants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        /** Format: uuid */
                        id: string;
                        version: number;
                    }[];
                    /** @description Default: unchanged. */
                    stage?: components["schemas"]["Stage"];
                    /** @description Default: unchanged. */
                    rating?: number;
                    /**
                     * Format: date
                     * @description A future day within ten years; default: unchanged. 400 for any other.
                     */
                    retainUntil?: string;
                    /** @description Default: unchanged. */
                    isSpam?: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: uuid */
                            id: string;
                            /**
                             * @description done: it is as asked for, by this call or before; changed: someone else changed it since that version, and nothing was done.
                             * @enum {string}
                             */
                            outcome: "done" | "changed" | "not_found";
                            /** @description As it is now; null if it no longer exists. */
                            item: components["schemas"]["ApplicantSummary"] | null;
                        }[];
                    };
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    countApplicants: {
        parameters: {
            query?: {
                /** @description Slug of a job; default: all. */
                job?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description By stage, for the given job or all jobs, without spam. */
                        counts: {
                            new: number;
                            screening: number;
                            interview: number;
                            offer: number;
                            hired: number;
                            rejected: number;
                        };
                        /** @description Spam, for the given job or all jobs. */
                        spam: number;
                        /** @description Jobs with applicants, by title; up to 200. */
                        jobs: {
                            slug: string;
                            title: string;
                            applicants: number;
                        }[];
                    };
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addApplicantNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Made by the caller; sending the same id again adds nothing.
                     */
                    id: string;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Applicant"];
                };
            };
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Applicant"];
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    emailApplicant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Made by the caller; an email is sent once per id.
                     */
                    id: string;
                    subject: string;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Applicant"];
                };
            };
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Applicant"];
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCv: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    exportApplicant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listComments: {
        parameters: {
            query?: {
                /** @description Words, or how they begin; default: all items. */
                search?: string;
                /** @description Items per page; default 50. */
                limit?: number;
                /** @description `next` of the previous page; default: the first page. */
                after?: string;
                state?: components["schemas"]["CommentState"];
                /** @description Slug of an article; default: all. */
                post?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Comment"][];
                        /** @description Cursor of the next page; null on the last. */
                        next: string | null;
                        /** @description Items on all pages; counted up to 10,000. */
                        total: number;
                        /** @description Number of comments in each state, each counted up to 10,000. */
                        counts: {
                            pending: number;
                            approved: number;
                            rejected: number;
                            spam: number;
                        };
                    };
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    moderateComments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        /** Format: uuid */
                        id: string;
                        version: number;
                    }[];
                    state: components["schemas"]["CommentState"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: uuid */
                            id: string;
                            /**
                             * @description done: it is as asked for, by this call or before; changed: someone else changed it since that version, and nothing was done.
                             * @enum {string}
                             */
                            outcome: "done" | "changed" | "not_found";
                            /** @description As it is now; null if it no longer exists. */
                            item: components["schemas"]["Comment"] | null;
                        }[];
                    };
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteComment: {
        parameters: {
            query: {
                version: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict with the current state; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPublicComments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The last part of an address: lower-case words joined by hyphens. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PublicComment"][];
                    };
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCommentsForBuild: {
        parameters: {
            query?: {
                limit?: number;
                /** @description `next` of the page before; default: the first page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: uuid */
                            id: string;
                            /** @description The comment it replies to, which is not a reply itself; null: it is not a reply. */
                            parent: string | null;
                            name: string;
                            /** @description Plain text. */
                            text: string;
                            /**
                             * Format: date-time
                             * @description When it was sent, UTC.
                             */
                            at: string;
                            /** @description The last part of an address: lower-case words joined by hyphens. */
                            post: string;
                        }[];
                        next: string | null;
                    };
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listEmails: {
        parameters: {
            query?: {
                /** @description Words, or how they begin; default: all items. */
                search?: string;
                /** @description Items per page; default 50. */
                limit?: number;
                /** @description `next` of the previous page; default: the first page. */
                after?: string;
                state?: components["schemas"]["EmailState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmailMessage"][];
                        /** @description Cursor of the next page; null on the last. */
                        next: string | null;
                        /** @description Items on all pages; counted up to 10,000. */
                        total: number;
                        /** @description Number of emails in each state, each counted up to 10,000. */
                        counts: {
                            kept: number;
                            waiting: number;
                            sending: number;
                            sent: number;
                            failed: number;
                            unsure: number;
                        };
                        /** @description Host of the email server; null: not set up. */
                        server: string | null;
                    };
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getEmailServer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Host of the email server; null: not set up. */
                        server: string | null;
                    };
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listEmailTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmailTemplate"][];
                    };
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listEmailTemplateVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["schemas"]["EmailTemplateName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmailTemplate"][];
                    };
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    saveEmailTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["schemas"]["EmailTemplateName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The version that it is based on. */
                    version: number;
                    /** @description null: returns to how the site has it. */
                    words: {
                        subject: string;
                        text: string;
                    } | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTemplate"];
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict with the current state; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    resendEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailMessage"];
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict with the current state; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description Notifications per page; default 20. */
                limit?: number;
                /** @description `next` of the previous page; default: the first page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Notification"][];
                        /** @description Cursor of the next page; null on the last. */
                        next: string | null;
                        /** @description Unread notifications, counted up to 100. */
                        unread: number;
                    };
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                } | {
                    /**
                     * Format: date-time
                     * @description `at` of the latest notification that the caller has seen.
                     */
                    until: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Unread notifications, counted up to 100. */
                        unread: number;
                    };
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getNotificationPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One for each kind that the caller can receive. */
                        data: {
                            kind: components["schemas"]["NotificationKind"];
                            /**
                             * @description "at-once": as it happens; "digest": once a day, at 08:00 of the company’s time; "off": never.
                             * @enum {string}
                             */
                            email: "at-once" | "digest" | "off";
                        }[];
                        /** @description Whether an email server is set up. */
                        sendsEmail: boolean;
                    };
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    saveNotificationPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        kind: components["schemas"]["NotificationKind"];
                        /**
                         * @description "at-once": as it happens; "digest": once a day, at 08:00 of the company’s time; "off": never.
                         * @enum {string}
                         */
                        email: "at-once" | "digest" | "off";
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One for each kind that the caller can receive. */
                        data: {
                            kind: components["schemas"]["NotificationKind"];
                            /**
                             * @description "at-once": as it happens; "digest": once a day, at 08:00 of the company’s time; "off": never.
                             * @enum {string}
                             */
                            email: "at-once" | "digest" | "off";
                        }[];
                        /** @description Whether an email server is set up. */
                        sendsEmail: boolean;
                    };
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listMissingAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MissingAddress"][];
                    };
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSeo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        settings: {
                            path: string;
                            /** @description Shown in search results; null: the page’s default. */
                            title: string | null;
                            /** @description Shown in search results; null: the page’s default. */
                            description: string | null;
                            /** @description Canonical URL; null: the page’s own. */
                            canonical: (string) | null;
                            /** @description true: hidden from search engines; null: the page’s default. */
                            noindex: boolean | null;
                            /** @description Social image; null: the generated one. */
                            image: string | null;
                            version: number;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                        redirects: {
                            /** Format: uuid */
                            id: string;
                            from: string;
                            /** @description A path of this site, or a full https address. */
                            to: string;
                            /** @description true: permanent (301); false: temporary (302). */
                            permanent: boolean;
                            version: number;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                    };
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    saveSeo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    pages: {
                        path: string;
                        version: number;
                        /** @description Shown in search results; null: the page’s default. */
                        title: string | null;
                        /** @description Shown in search results; null: the page’s default. */
                        description: string | null;
                        /** @description Canonical URL; null: the page’s own. */
                        canonical: (string) | null;
                        /** @description true: hidden from search engines; null: the page’s default. */
                        noindex: boolean | null;
                        /** @description Social image; null: the generated one. */
                        image: string | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        settings: components["schemas"]["SeoSetting"][];
                    };
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict with the current state; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeoConflict"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    saveRedirect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Generated by the caller. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    from: string;
                    to: string;
                    permanent: boolean;
                    /** @description The version that it is based on; 0: new. */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedirectRule"];
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict with the current state; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    removeRedirect: {
        parameters: {
            query: {
                version: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict with the current state; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    requestBuild: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        requested: true;
                    };
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflict with the current state; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getLatestBuild: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The queued or running build, or else the last one; null: none yet. */
                        build: components["schemas"]["Build"] | null;
                        /** @description Who builds the site here; null: nobody, so that what is saved waits for a build by hand. */
                        builder: ("worker" | "hook") | null;
                    };
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getTrends: {
        parameters: {
            query?: {
                /** @description Number of weeks up to this one; default 12. */
                weeks?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Oldest first. */
                        weeks: {
                            /**
                             * Format: date
                             * @description Its Monday, in the company’s time zone.
                             */
                            from: string;
                            /** @description How many each form has received. */
                            received: {
                                contact: number;
                                support: number;
                                application: number;
                                comment: number;
                            };
                        }[];
                        inquiries: {
                            new: number;
                            in_progress: number;
                            closed: number;
                            spam: number;
                        };
                        stages: {
                            new: number;
                            screening: number;
                            interview: number;
                            offer: number;
                            hired: number;
                            rejected: number;
                        };
                        comments: {
                            pending: number;
                            approved: number;
                            rejected: number;
                            spam: number;
                        };
                        /** @description The longest waiting first; up to 50. */
                        waiting: components["schemas"]["Waiting"][];
                    };
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    searchPages: {
        parameters: {
            query: {
                /** @description Words; the last one may be unfinished. */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {string} */
                            kind: "services" | "technologies" | "solutions" | "articles" | "studies" | "samples" | "careers" | "firm";
                            hits: {
                                href: string;
                                title: string;
                                summary: string;
                                /** @description Part of the text around a match. Default: none, since title and summary show all that matches. */
                                snippet?: string;
                                /** @description Place among all pages found, of every kind. */
                                place: number;
                                /** @description Words of title, summary and snippet that match, in lower case, to be marked. */
                                terms: string[];
                            }[];
                        }[];
                        /** @description What the pages were found by, where no page has a word that was typed. Default: what was typed. */
                        correction?: {
                            /** @description What was typed, up to the last word that counts. */
                            typed: string;
                            /** @description What was searched for in its place: one text for each likely spelling. */
                            searched: string[];
                        };
                    };
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    searchWorkspace: {
        parameters: {
            query: {
                /** @description Words, or how they begin. */
                q: string;
                /** @description Kinds, separated by commas, e.g. "entry,page". Default: all that the caller may see. */
                kinds?: string;
                /** @description Items of each kind; default 5. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The kind of the best item first. */
                        data: {
                            kind: components["schemas"]["FoundKind"];
                            items: components["schemas"]["FoundItem"][];
                            /** @description Whether more of this kind match. */
                            hasMore: boolean;
                        }[];
                        /** @description What things were found by, where none has a word that was typed. Default: what was typed. */
                        correction?: {
                            /** @description What was typed, up to the last word that counts. */
                            typed: string;
                            /** @description What was searched for in its place: one text for each likely spelling. */
                            searched: string[];
                            /** @enum {string} */
                            of: "all" | "pages" | "others";
                        };
                        /** @description Whether public pages are searched: false until a release is loaded. */
                        pagesReady: boolean;
                    };
                };
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listOpened: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FoundItem"][];
                    };
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    noteOpened: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "entry" | "inquiry" | "applicant" | "comment" | "employee" | "picture" | "seo" | "redirect";
                    id: string;
                };
            };
        };
        responses: {
            /** @description Done, no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found: `not_found`; or it has moved to another address: `moved`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    openChanges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description The token is missing or invalid: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token is valid but not sufficient: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The Retry-After header gives the seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable; the code says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
