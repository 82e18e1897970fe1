/** The intakes of the demo company, from which the tiers of its applications follow. */
import type { GivenAnswer, IntakeVersion } from '#domain/applications/intake.ts';
import { RULES_VERSION, tierOf } from '#domain/tiering/tiering.ts';

/** The usual answers. */
const USUAL =
  'does=answers&affected=staff&facts_relied_on=no&biometrics=no&deception=no&practices=none&employment=none&product_safety=no&financial_access=no&regulated_area=none&effect_revenue=low&effect_legal=low&effect_reputation=low&personal_data=no&protected_attributes=no&confidential_data=no&vendor_training=no&people_told=yes&explainable=yes&representative=yes&outside=no&acts_unconfirmed=no&human_check=yes&critical_vendor=no';

const HEDY = { id: 'demo', name: 'Hedy Lamarr' };

/** `answers` are the deviations from the usual answers; empty if the intake was not filled in. */
export const intakeOf = (answers: string, at: string): IntakeVersion | undefined => {
  if (answers === '') return undefined;
  const values = {
    ...Object.fromEntries(new URLSearchParams(USUAL)),
    ...Object.fromEntries(new URLSearchParams(answers)),
  };
  const given = Object.entries(values).map(([question, value]): [string, GivenAnswer] => [
    question,
    { values: value.split(','), at, by: HEDY },
  ]);
  const result = tierOf(Object.fromEntries(given.map(([question, answer]) => [question, answer.values])));
  return { number: 1, at, by: HEDY, rules_version: RULES_VERSION, answers: Object.fromEntries(given), result };
};
