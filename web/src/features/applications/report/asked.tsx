import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useTranslation } from 'react-i18next';
import type { Report } from '#domain/report/report.ts';
import { useWords } from '#web/components/use-words.ts';
import { CoverageChip } from './coverage-chip.tsx';

type Linked = { report: Report; requirement: string };

/** The controls linked to a requirement, with degree and rationale. */
const Controls = ({ report, requirement }: Linked) => {
  const { t } = useTranslation();
  const inWords = useWords();
  const links = report.links.filter((link) => link.requirement === requirement);
  const own = report.organizational.find((one) => one.requirement === requirement);
  if (own) return inWords(own.reason);
  if (links.length === 0) return t('report.asked.noControl');
  return (
    <ul className="report-links">
      {links.map(({ control: id, strength, reason }) => {
        const control = report.controls.find((one) => one.id === id);
        return (
          <li key={id}>
            <b>{control ? inWords(control.title) : id}</b>:{' '}
            {t(`controls.states.${control?.state ?? 'not_started'}`).toLocaleLowerCase()} (
            {t(`controls.strengths.${strength}`).toLocaleLowerCase()}). {inWords(reason)}
          </li>
        );
      })}
    </ul>
  );
};

/** The statement of applicability: each requirement with its status. */
export const Asked = ({ report }: { report: Report }) => {
  const { t } = useTranslation();
  const inWords = useWords();
  const known = new Map(report.framework.requirements.map((requirement) => [requirement.id, requirement]));
  return (
    <Container header={<Header variant="h2">{t('report.asked.title')}</Header>}>
      {report.requirements.length === 0 ? (
        t('report.asked.none')
      ) : (
        <table className="report-table">
          <thead>
            <tr>
              <th scope="col">{t('report.asked.requirement')}</th>
              <th scope="col">{t('report.asked.coverage')}</th>
              <th scope="col">{t('report.asked.controls')}</th>
            </tr>
          </thead>
          <tbody>
            {report.requirements.map(({ id, coverage }) => {
              const { title, text } = known.get(id) ?? {};
              return (
                <tr key={id}>
                  <th scope="row">
                    {title ? `${id} ${inWords(title)}` : id}
                    {text && <p>{inWords(text)}</p>}
                  </th>
                  <td>
                    <CoverageChip coverage={coverage} />
                  </td>
                  <td>
                    <Controls report={report} requirement={id} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </Container>
  );
};
