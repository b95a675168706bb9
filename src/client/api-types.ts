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
         * Says that the service is up, whether its database answers, and whether it has a site to serve.
         * @description Who may call: public.
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
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This description of the API, by OpenAPI 3.1.
         * @description Who may call: public.
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
         * Says where and as which application people sign in. Public, and without secrets.
         * @description Who may call: public.
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
    "/api/employee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who has which role: everyone for an admin, their own entry (always first) for an employee, nobody for others.
         * @description Who may call: signed-in.
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
         * People with a role, by address.
         * @description Who may call: admin.
         */
        get: operations["listEmployees"];
        put?: never;
        /**
         * Gives an address a role.
         * @description Who may call: admin.
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
         * Takes a role away. 409 `changed_meanwhile` or `last_admin`.
         * @description Who may call: admin.
         */
        delete: operations["removeEmployee"];
        options?: never;
        head?: never;
        /**
         * Changes a role. 409 `changed_meanwhile` or `last_admin`.
         * @description Who may call: admin.
         */
        patch: operations["changeEmployee"];
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
         * What was changed by whom, the latest first.
         * @description Who may call: admin.
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Health: {
            /**
             * @description Whether calls can be answered; then the answer is 200, else 503.
             * @enum {string}
             */
            status: "ok" | "unavailable";
            /**
             * @description Whether a built site is there to be served.
             * @enum {string}
             */
            site: "ready" | "missing";
            /**
             * @description Whether the database answers.
             * @enum {string}
             */
            database: "ready" | "unavailable";
            /**
             * Format: date-time
             * @description When this instance started, UTC.
             */
            startedAt: string;
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
                /** @description Host and port of the stand-in, e.g. "localhost:8002". */
                knownAuthority: string;
                /** @description What the real provider publishes of itself; the stand-in’s, over http. */
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
        Error: {
            /** @description Stable name of the error, e.g. "not_found". */
            code: string;
            /** @description What happened and what to do next, in a sentence. */
            message: string;
        };
        RoleEntry: {
            /**
             * Format: email
             * @description Work address, the user name of the Microsoft account. Compared without regard to case.
             */
            email: string;
            role: components["schemas"]["Role"];
        };
        /**
         * @description "employee" writes; "admin" also runs content, people and inquiries.
         * @enum {string}
         */
        Role: "admin" | "employee";
        Employee: {
            /**
             * Format: email
             * @description Work address, the user name of the Microsoft account. Compared without regard to case.
             */
            email: string;
            role: components["schemas"]["Role"];
            /** Format: uuid */
            id: string;
            /** @description Counts the changes; a change names the version it was made on. */
            version: number;
            /**
             * Format: date-time
             * @description When the entry was added, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed, UTC.
             */
            updatedAt: string;
        };
        AuditEntry: {
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description When, UTC.
             */
            at: string;
            /** @description Address of who did it; "system" for the service itself. */
            actor: string;
            /**
             * @description What was done.
             * @enum {string}
             */
            action: "employee.added" | "employee.changed" | "employee.removed";
            /** @description What it was done to, e.g. the address of an employee. */
            subject: string;
            /** @description What changed, as it was; null for something new. */
            before: {
                [key: string]: unknown;
            } | null;
            /** @description What changed, as it is; null for something removed. */
            after: {
                [key: string]: unknown;
            } | null;
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
            /** @description Not possible at the moment: `database_unavailable`, `keys_unavailable`, `sign_in_not_configured`. */
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
            /** @description Not possible at the moment: `database_unavailable`, `keys_unavailable`, `sign_in_not_configured`. */
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
            /** @description No token, or not a good one: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A good token that does not suffice: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The header Retry-After says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible at the moment: `database_unavailable`, `keys_unavailable`, `sign_in_not_configured`. */
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
                search?: string;
                limit?: number;
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
                        /** @description For the next page; null on the last. */
                        next: string | null;
                        /** @description Entries that match the search, on all pages. */
                        total: number;
                        /** @description Everybody by role, whatever the search. */
                        counts: {
                            admin: number;
                            employee: number;
                        };
                    };
                };
            };
            /** @description The request does not fit: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or not a good one: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A good token that does not suffice: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The header Retry-After says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible at the moment: `database_unavailable`, `keys_unavailable`, `sign_in_not_configured`. */
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
                    /** @description Work address, the user name of the Microsoft account. Compared without regard to case. */
                    email: string;
                    role: components["schemas"]["Role"];
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
            /** @description The request does not fit: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or not a good one: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A good token that does not suffice: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not fit what is there by now; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The header Retry-After says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible at the moment: `database_unavailable`, `keys_unavailable`, `sign_in_not_configured`. */
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
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request does not fit: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or not a good one: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A good token that does not suffice: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing: `not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not fit what is there by now; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The header Retry-After says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible at the moment: `database_unavailable`, `keys_unavailable`, `sign_in_not_configured`. */
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
                    role: components["schemas"]["Role"];
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
            /** @description The request does not fit: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or not a good one: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A good token that does not suffice: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing: `not_found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not fit what is there by now; the code says why. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The header Retry-After says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible at the moment: `database_unavailable`, `keys_unavailable`, `sign_in_not_configured`. */
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
                limit?: number;
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
                        /** @description For the next page; null on the last. */
                        next: string | null;
                    };
                };
            };
            /** @description The request does not fit: `bad_request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No token, or not a good one: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A good token that does not suffice: `scope_missing`, `role_missing`, `role_insufficient`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests: `too_many_requests`. The header Retry-After says for how many seconds to wait. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not possible at the moment: `database_unavailable`, `keys_unavailable`, `sign_in_not_configured`. */
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
