import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import type { Framework, Requirement, RequirementGroup } from '#domain/frameworks/framework.ts';
import type { FrameworkCoverage } from '#domain/frameworks/framework-coverage.ts';
import { useWords } from '#web/components/use-words.ts';
import { CoverageBar } from './coverage-bar.tsx';
import { RequirementView } from './requirement-view.tsx';
import { coveredOnDay } from './shown.ts';
import { type Part, treeOf } from './tree.ts';

type Coverage = ReadonlyMap<string, FrameworkCoverage['requirements'][number]>;
type Within = { framework: Pick<Framework, 'own_ids'>; asOf: string; coverage: Coverage };

/** The group's id and title. Ids of company frameworks are generated, so they are not shown. */
const useGroupName = ({ own_ids }: Pick<Framework, 'own_ids'>) => {
  const inWords = useWords();
  return ({ id, title }: RequirementGroup) => {
    const called = title && inWords(title);
    return [...(own_ids || called === id ? [] : [id]), ...(called ? [called] : [])].join(' ');
  };
};

const HEADINGS = ['h4', 'h5'] as const;

/** A subgroup, or the requirements outside all subgroups. */
const Inner = ({ part, depth = 0, ...within }: Within & { part: Part; depth?: number }) => {
  const nameOf = useGroupName(within.framework);
  const inWords = useWords();
  const { group, requirements, parts } = part;
  if (!group)
    return (
      <ul className="requirements">
        {requirements.map((requirement) => (
          <RequirementView
            key={requirement.id}
            requirement={requirement}
            asOf={within.asOf}
            coverage={within.coverage.get(requirement.id)}
          />
        ))}
      </ul>
    );
  const heading = HEADINGS[depth] ?? 'h5';
  return (
    <div className="requirement-group">
      <Box variant={heading} tagOverride={heading}>
        {nameOf(group)}
      </Box>
      {group.text && <Box color="text-body-secondary">{inWords(group.text)}</Box>}
      {parts.map((inner) => (
        <Inner key={inner.group?.id ?? ''} part={inner} depth={depth + 1} {...within} />
      ))}
    </div>
  );
};

type RequirementTreeProps = {
  framework: Framework;
  requirements: readonly Requirement[];
  asOf: string;
  coverage: Coverage;
  /** Whether groups are expanded, because few requirements are shown. */
  isOpen: boolean;
};

/** Requirements in their groups. */
export const RequirementTree = ({ framework, requirements, asOf, coverage, isOpen }: RequirementTreeProps) => {
  const { i18n } = useTranslation();
  const nameOf = useGroupName(framework);
  const groups = treeOf(framework, requirements);
  return (
    <SpaceBetween size="s">
      {groups.map(({ group, ...part }) =>
        group ? (
          <ExpandableSection
            key={`${group.id} ${isOpen}`}
            variant="container"
            defaultExpanded={isOpen || groups.length === 1}
            headingTagOverride="h3"
            headerText={nameOf(group)}
            headerCounter={`(${part.requirements.length.toLocaleString(i18n.language)})`}
            headerActions={
              <div className="group-coverage">
                <CoverageBar
                  name={nameOf(group)}
                  counts={coveredOnDay({ requirements: part.requirements.flatMap(({ id }) => coverage.get(id) ?? []) })}
                />
              </div>
            }
          >
            {part.parts.map((inner) => (
              <Inner key={inner.group?.id ?? ''} part={inner} {...{ framework, asOf, coverage }} />
            ))}
          </ExpandableSection>
        ) : (
          <Container key="">
            <Inner part={{ group, ...part }} {...{ framework, asOf, coverage }} />
          </Container>
        ),
      )}
    </SpaceBetween>
  );
};
