import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { Fragment, type ReactNode } from 'react';
import type { LegalDocument, ShownPoint } from '#domain/legal/legal-document.ts';
import { useWords } from '#web/components/use-words.ts';
import { PointContent } from './point-content.tsx';

type SectionsProps = {
  sections: LegalDocument['sections'];
  /** Draws a point that can be edited. */
  pointView?: (point: ShownPoint) => ReactNode;
};

/** The points of a present document, or of a version that nobody can change. */
export const Sections = ({ sections, pointView = (point) => <PointContent point={point} /> }: SectionsProps) => {
  const inWords = useWords();
  return sections.map(({ id, heading, points }) => (
    <SpaceBetween key={id} size="m">
      {points.length > 1 && (
        <Header variant="h2">
          {id}. {inWords(heading)}
        </Header>
      )}
      {points.map((point) => (
        <Fragment key={point.id}>{pointView(point)}</Fragment>
      ))}
    </SpaceBetween>
  ));
};
