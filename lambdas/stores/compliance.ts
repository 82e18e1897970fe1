/** Where an application stands with frameworks is noted, so that nobody has to read all of it to count. */
import { CATALOGUE } from '#domain/catalogue/index.ts';
import { complianceOf, standingsOf } from '#domain/compliance.ts';
import { valuesOf } from '#domain/questions/question.ts';
import { applications } from './applications.ts';
import { atHand } from './at-hand.ts';
import { controls } from './controls.ts';
import { onTop } from './on-top.ts';

const ALL = CATALOGUE.map(({ id }) => id);

/** With what of the company's own somebody decided; the rest of those concerns whatever nobody decided otherwise. */
const allWith = (said: object) => [...new Set([...ALL, ...Object.keys(said)])];

export const settleCompliance = (id: string) =>
  onTop(async () => {
    const [found, done] = await Promise.all([atHand(id), controls.of(id)]);
    if (!found) return;
    const standings = standingsOf(valuesOf(found.intake.answers), found.judgments.said, allWith(found.judgments.said));
    await applications.touch(found.application, { compliance: complianceOf(standings, done) });
  });
