-- Written by `npm run schema` from the table definitions and the lifecycles.

ALTER TABLE "command_answer" ADD COLUMN "input_hash" text;
