/** A digest of what a document says, so that a person signs what they read. */
import { canonical } from '#domain/canonical.ts';
import { sha256 } from '#domain/report/bundle.ts';
import { saidIn } from './changes.ts';
import type { LegalDocument } from './legal-document.ts';
import { pointsIn } from './points.ts';

export const digestOf = ({ application, sections }: Pick<LegalDocument, 'application' | 'sections'>) =>
  sha256(
    canonical({
      application: application.name,
      points: pointsIn(sections).map((point) => [point.id, point.heading, point.text, saidIn(point)]),
    }),
  );
