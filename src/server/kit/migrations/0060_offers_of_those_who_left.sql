-- A published offer belongs to its company: what somebody made who has left it goes to its creator, else to an accepted member, as leaving hands it on now.
UPDATE "offer" AS o SET "owner_uid" = heir."uid"
FROM (
  SELECT DISTINCT ON (m."company_id") m."company_id", m."uid" FROM "company_member" m JOIN "company" c ON c."id" = m."company_id"
  WHERE m."state" = 'ACCEPTED' ORDER BY m."company_id", (m."uid" = c."creator_uid") DESC, m."uid"
) heir
WHERE heir."company_id" = o."company_id" AND o."version" > 0 AND o."agent_uid" IS NULL
  AND NOT EXISTS (SELECT 1 FROM "company_member" w WHERE w."uid" = o."owner_uid" AND w."company_id" = o."company_id");
