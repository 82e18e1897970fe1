/** All frameworks in display order. Every fact has a source. */
import type { Framework } from '#domain/frameworks/framework.ts';
import { californiaAdmt } from './california-admt.ts';
import { coloradoSb26189 } from './colorado-sb-26-189.ts';
import { connecticutSb5 } from './connecticut-sb-5.ts';
import { euAiAct } from './eu-ai-act.ts';
import { illinoisHb3773 } from './illinois-hb-3773.ts';
import { isoIec42001 } from './iso-iec-42001.ts';
import { koreaAiBasicAct } from './korea-ai-basic-act.ts';
import { nistAi6001 } from './nist-ai-600-1.ts';
import { nistAiRmf } from './nist-ai-rmf.ts';
import { nycLocalLaw144 } from './nyc-local-law-144.ts';
import { oecdPrinciples } from './oecd-principles.ts';
import { owaspLlm2025 } from './owasp-llm-2025.ts';
import { owaspLlm2026 } from './owasp-llm-2026.ts';
import { singaporeGenerativeAi } from './singapore-generative-ai.ts';
import { texasTraiga } from './texas-traiga.ts';
import { ukPrinciples } from './uk-principles.ts';

export const CATALOGUE: readonly Framework[] = [
  nistAiRmf,
  nistAi6001,
  isoIec42001,
  euAiAct,
  nycLocalLaw144,
  illinoisHb3773,
  texasTraiga,
  koreaAiBasicAct,
  coloradoSb26189,
  californiaAdmt,
  connecticutSb5,
  ukPrinciples,
  singaporeGenerativeAi,
  oecdPrinciples,
  owaspLlm2026,
  owaspLlm2025,
];
