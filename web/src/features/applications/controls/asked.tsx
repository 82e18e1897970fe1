import Badge from '@cloudscape-design/components/badge';
import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Header from '@cloudscape-design/components/header';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Strength } from '#domain/controls/catalogue.ts';
import type { ShownControl } from '#domain/controls/control.ts';
import { useRiskName } from '#web/components/applications/risks.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { useWords } from '#web/components/use-words.ts';
import { riskPath } from '#web/routing/application-path.ts';

type AskedBy = ShownControl['asked_by'][number];

const COLORS = { full: 'green', partial: 'blue', supports: 'grey' } as const satisfies Record<Strength, string>;

const Requirement = ({ asked: { requirement, strength, reason } }: { asked: AskedBy }) => {
  const { t } = useTranslation();
  const inWords = useWords();
  return (
    <li>
      <div className="control-asked-head">
        <b>{requirement.id}</b>
        {requirement.title && <b>{inWords(requirement.title)}</b>}
        <Badge color={COLORS[strength]}>{t(`controls.strengths.${strength}`)}</Badge>
      </div>
      {requirement.text && <p>{inWords(requirement.text)}</p>}
      <Box color="text-body-secondary">{inWords(reason)}</Box>
    </li>
  );
};

/** The requirements that a control serves, by framework, and the risks that suggest it. */
export const Asked = ({ one }: { one: ShownControl }) => {
  const { t } = useTranslation();
  const riskName = useRiskName();
  const frameworks = [...new Map(one.asked_by.map(({ framework }) => [framework.id, framework.name]))];
  // Without guidance, only the requirements describe what to do, so they start expanded.
  const [opened, setOpened] = useState<readonly string[]>(one.guidance ? [] : frameworks.map(([id]) => id));
  const count = one.asked_by.length;
  return (
    <Container
      header={
        <Header
          variant="h2"
          description={count === 0 ? t('controls.one.nothingAsks') : t('controls.one.askedText', { count })}
        >
          {t('controls.one.asked')}
        </Header>
      }
    >
      {frameworks.map(([id, name]) => {
        const asked = one.asked_by.filter(({ framework }) => framework.id === id);
        return (
          <ExpandableSection
            key={id}
            headerText={t('controls.serves', { framework: name, count: asked.length })}
            expanded={opened.includes(id)}
            onChange={({ detail }) =>
              setOpened((before) => [...before.filter((each) => each !== id), ...(detail.expanded ? [id] : [])])
            }
          >
            <ul className="control-asked">
              {asked.map((each) => (
                <Requirement key={each.requirement.id} asked={each} />
              ))}
            </ul>
          </ExpandableSection>
        );
      })}
      {one.risks.length > 0 && (
        <div className="control-risks">
          <b>{t('controls.one.risks')}</b>
          <ul>
            {one.risks.map((key) => (
              <li key={key}>
                <RouterLink to={riskPath(one.application_id, key)}>{riskName(key)}</RouterLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Container>
  );
};
