import ExpandableSection from '@cloudscape-design/components/expandable-section';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';

type FoldProps = { title: string; about: string; children: ReactNode };

/** A section that is collapsed on screens and printed in full. */
export const Fold = ({ title, about, children }: FoldProps) => (
  <ExpandableSection variant="container" headingTagOverride="h2" headerText={title} headerDescription={about}>
    <SpaceBetween size="l">{children}</SpaceBetween>
  </ExpandableSection>
);
