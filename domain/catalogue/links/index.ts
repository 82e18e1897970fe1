/** Links from requirements to common controls. OWASP's list of 2025 has no links, because it is superseded. */
import type { FrameworkLinks } from '#domain/controls/catalogue.ts';
import { californiaAdmtLinks } from './california-admt.ts';
import { coloradoSb26189Links } from './colorado-sb-26-189.ts';
import { connecticutSb5Links } from './connecticut-sb-5.ts';
import { euAiActLinks } from './eu-ai-act.ts';
import { illinoisHb3773Links } from './illinois-hb-3773.ts';
import { isoIec42001Links } from './iso-iec-42001.ts';
import { koreaAiBasicActLinks } from './korea-ai-basic-act.ts';
import { nistAi6001Links } from './nist-ai-600-1.ts';
import { nistAiRmfLinks } from './nist-ai-rmf.ts';
import { nycLocalLaw144Links } from './nyc-local-law-144.ts';
import { oecdPrinciplesLinks } from './oecd-principles.ts';
import { owaspLlm2026Links } from './owasp-llm-2026.ts';
import { singaporeGenerativeAiLinks } from './singapore-generative-ai.ts';
import { texasTraigaLinks } from './texas-traiga.ts';
import { ukPrinciplesLinks } from './uk-principles.ts';

export const LINKS: readonly FrameworkLinks[] = [
  nistAiRmfLinks,
  nistAi6001Links,
  isoIec42001Links,
  euAiActLinks,
  nycLocalLaw144Links,
  illinoisHb3773Links,
  texasTraigaLinks,
  koreaAiBasicActLinks,
  coloradoSb26189Links,
  californiaAdmtLinks,
  connecticutSb5Links,
  ukPrinciplesLinks,
  singaporeGenerativeAiLinks,
  oecdPrinciplesLinks,
  owaspLlm2026Links,
];
