/** Loaded on demand, because the rules of tiering are large. */
import { applicationRules } from '#domain/applications/rules.ts';
import { emptyOf } from '#domain/rules.ts';
import { RULES_VERSION } from '#domain/tiering/tiering.ts';
import { api } from '#web/api/client.ts';
import { SAMPLE_ANSWERS } from './sample-answers.ts';

type Texts = { name: string; purpose: string; description: string };

export const loadSample = async (texts: Texts) => {
  const { id } = await api('POST /applications', {
    body: { ...emptyOf(applicationRules), ...texts, model_type: 'predictive', development_status: 'in_development' },
  });
  let version = 1;
  for (const [question, values] of Object.entries(SAMPLE_ANSWERS)) {
    const params = { id, question };
    const answered = await api('PUT /applications/{id}/intake/answers/{question}', {
      params,
      body: { values: [...values] },
    });
    version = answered.version;
  }
  await api('POST /applications/{id}/intake/versions', {
    params: { id },
    body: { rules_version: RULES_VERSION },
    version,
  });
};
