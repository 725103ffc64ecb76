/** Which status each kind of caller is answered with. A route without a row and an empty cell fail in `routes.test.ts`. */
export const routeAnswers = `
route                                              | visitor | stranger | unverified | other | landlord | colleague | tenant | agent | owner | caller | creator | admin
GET /files/* by a link                             | 200     | 200      | 200        | 200   | 200      | 200       | 200    | 200   | 200   | 200    | 200     | 200
GET /files/* by a changed link                     | 404     | 404      | 404        | 404   | 404      | 404       | 404    | 404   | 404   | 404    | 404     | 404
GET /files/* without a signature                   | 404     | 404      | 404        | 404   | 404      | 404       | 404    | 404   | 404   | 404    | 404     | 404
GET /photos/* of everybody                         | 200     | 200      | 200        | 200   | 200      | 200       | 200    | 200   | 200   | 200    | 200     | 200
GET /photos/* of a lease                           | 404     | 404      | 404        | 404   | 404      | 404       | 404    | 404   | 404   | 404    | 404     | 404
GET /live of an offer                              | 200     | 200      | 200        | 200   | 200      | 200       | 200    | 200   | 200   | 200    | 200     | 200
GET /live of the console                           | 403     | 403      | 403        | 403   | 403      | 403       | 403    | 403   | 403   | 403    | 403     | 200
POST /unsubscribe/:token in a mail program         | 200     | 200      | 200        | 200   | 200      | 200       | 200    | 200   | 200   | 200    | 200     | 200
POST /unsubscribe/:token on its page               | 303     | 303      | 303        | 303   | 303      | 303       | 303    | 303   | 303   | 303    | 303     | 303
POST /unsubscribe/:token of no mail                | 404     | 404      | 404        | 404   | 404      | 404       | 404    | 404   | 404   | 404    | 404     | 404
POST /en/unsubscribe/:token in a mail program      | 200     | 200      | 200        | 200   | 200      | 200       | 200    | 200   | 200   | 200    | 200     | 200
GET /account/copy/:id of the stranger              | 404     | 200      | 404        | 404   | 404      | 404       | 404    | 404   | 404   | 404    | 404     | 404
GET /account/copy/:id of nobody                    | 404     | 404      | 404        | 404   | 404      | 404       | 404    | 404   | 404   | 404    | 404     | 404
GET /sign-in/openid out of nowhere                 | 303     | 303      | 303        | 303   | 303      | 303       | 303    | 303   | 303   | 303    | 303     | 303
POST /identity/file of something else              | 401     | 400      | 400        | 400   | 400      | 400       | 400    | 400   | 400   | 400    | 400     | 400
POST /companies/:id/authority                      | 401     | 200      | 400        | 200   | 400      | 400       | 400    | 400   | 200   | 200    | 200     | 200
POST /offers/:id/images of a draft                 | 401     | 404      | 400        | 404   | 200      | 200       | 404    | 404   | 404   | 404    | 404     | 403
POST /offers/:id/images of a published offer       | 401     | 403      | 400        | 403   | 400      | 400       | 403    | 403   | 403   | 403    | 403     | 403
POST /offers/:id/images under agency               | 401     | 404      | 400        | 404   | 404      | 404       | 404    | 200   | 403   | 404    | 404     | 403
POST /offers/:id/plans of a draft                  | 401     | 404      | 400        | 404   | 200      | 200       | 404    | 404   | 404   | 404    | 404     | 403
GET /offers/:id/picture/:file of a published offer | 302     | 302      | 302        | 302   | 302      | 302       | 302    | 302   | 302   | 302    | 302     | 302
GET /offers/:id/picture/:file of a draft           | 404     | 404      | 404        | 404   | 404      | 404       | 404    | 404   | 404   | 404    | 404     | 404
GET /offers/:id/brochure of a published offer      | 303     | 200      | 303        | 200   | 200      | 200       | 200    | 200   | 200   | 200    | 200     | 200
GET /offers/:id/brochure of a draft                | 303     | 303      | 303        | 303   | 303      | 303       | 303    | 303   | 303   | 303    | 303     | 303
GET /map-layers/:layer/:z/:x/:y that is off        | 404     | 404      | 404        | 404   | 404      | 404       | 404    | 404   | 404   | 404    | 404     | 404
GET /map-layers/:layer/:z/:x/:y that is none       | 404     | 404      | 404        | 404   | 404      | 404       | 404    | 404   | 404   | 404    | 404     | 404
GET /robots.txt                                    | 200     | 200      | 200        | 200   | 200      | 200       | 200    | 200   | 200   | 200    | 200     | 200
GET /sitemap.xml                                   | 200     | 200      | 200        | 200   | 200      | 200       | 200    | 200   | 200   | 200    | 200     | 200
GET /sitemap/pages.xml                             | 200     | 200      | 200        | 200   | 200      | 200       | 200    | 200   | 200   | 200    | 200     | 200
GET /sitemap/offers/:file                          | 200     | 200      | 200        | 200   | 200      | 200       | 200    | 200   | 200   | 200    | 200     | 200
POST /leases/:id/rejection-photos                  | 401     | 404      | 404        | 404   | 404      | 404       | 200    | 404   | 404   | 404    | 404     | 404
POST /leases/:id/form that needs none              | 401     | 404      | 400        | 404   | 400      | 400       | 400    | 404   | 404   | 404    | 404     | 404
POST /deposits/:id/title                           | 401     | 403      | 403        | 403   | 403      | 403       | 403    | 403   | 403   | 403    | 403     | 200
POST /agency/:id/form                              | 403     | 403      | 403        | 403   | 403      | 403       | 403    | 200   | 200   | 403    | 403     | 403
POST /agency/policy                                | 401     | 403      | 403        | 403   | 403      | 403       | 403    | 200   | 403   | 403    | 403     | 403
GET /dashboard/figures.csv                         | 401     | 403      | 403        | 403   | 403      | 403       | 403    | 403   | 403   | 200    | 200     | 200
POST /admin/events/export                          | 401     | 403      | 403        | 403   | 403      | 403       | 403    | 403   | 403   | 403    | 403     | 200
POST /mail/returned without the token              | 403     | 403      | 403        | 403   | 403      | 403       | 403    | 403   | 403   | 403    | 403     | 403
POST /mail/returned with the token                 | 200     | 200      | 200        | 200   | 200      | 200       | 200    | 200   | 200   | 200    | 200     | 200
GET /healthz                                       | 200     | 200      | 200        | 200   | 200      | 200       | 200    | 200   | 200   | 200    | 200     | 200
GET /readyz                                        | 200     | 200      | 200        | 200   | 200      | 200       | 200    | 200   | 200   | 200    | 200     | 200
GET /version.json                                  | 200     | 200      | 200        | 200   | 200      | 200       | 200    | 200   | 200   | 200    | 200     | 200
GET /metrics without the token                     | 404     | 404      | 404        | 404   | 404      | 404       | 404    | 404   | 404   | 404    | 404     | 404
GET /metrics with the token                        | 200     | 200      | 200        | 200   | 200      | 200       | 200    | 200   | 200   | 200    | 200     | 200
`;
