-- The true cost of a month holds the advance on the service charge since monthlyCosts counts it; what was stored before lacks it (docs/rules/offers.md#true-cost).
-- Written anew for offers with metered costs alone: rent and advance each with VAT half up, meters gross. A part that is not known leaves no sum.
UPDATE "listing" AS l SET "true_cost" = CASE
    WHEN (t.terms ->> 'averageMonthlyCostsAnnualizedKnown') IS DISTINCT FROM 'false' AND t.average IS NOT NULL
      AND (t.advance IS NOT NULL OR jsonb_array_length(coalesce(t.terms -> 'serviceChargeItems', '[]')) = 0)
    THEN t.rent + round(t.rent * t.vat / 100) + t.average + coalesce(t.advance, 0) + round(coalesce(t.advance, 0) * t.vat / 100)
  END
FROM (
  SELECT o."id", o."form" -> 'leaseAgreement' AS terms, coalesce((o."form" ->> 'price')::numeric, 0) AS rent,
    (o."form" #>> '{leaseAgreement,averageMonthlyCostsAnnualized}')::numeric AS average,
    (o."form" #>> '{leaseAgreement,serviceChargeAdvance}')::numeric AS advance,
    CASE WHEN v."landlord" ->> 'vatStatus' = 'exempt' THEN 0 ELSE 23 END AS vat
  FROM "offer" o LEFT JOIN "offer_version" v ON v."offer_id" = o."id" AND v."version" = o."version"
  WHERE o."form" #>> '{leaseAgreement,nonRentFees}' = 'metered' AND o."form" ->> 'offerType' IS DISTINCT FROM 'sell'
) t
WHERE l."offer_id" = t."id";
