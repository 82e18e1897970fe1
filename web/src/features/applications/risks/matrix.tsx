import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import Link from '@cloudscape-design/components/link';
import { useTranslation } from 'react-i18next';
import type { ApplicationRisk } from '#domain/risks/risk.ts';
import { useRiskName } from '#web/components/applications/risks.ts';

const LEVELS = ['high', 'medium', 'low'] as const;

type MatrixProps = { risks: readonly ApplicationRisk[]; onOpen: (key: ApplicationRisk['key']) => void };

/** Inherent risk against residual risk. Risks below the diagonal are mitigated. */
export const Matrix = ({ risks, onOpen }: MatrixProps) => {
  const { t } = useTranslation();
  const nameOf = useRiskName();
  const by = (level: (typeof LEVELS)[number]) => t('risks.matrix.by', { level: t(`risk.levels.${level}`) });
  const left = (level: (typeof LEVELS)[number]) => t('risks.matrix.left', { level: t(`risk.levels.${level}`) });
  const unknown = risks.filter(({ provisional }) => provisional);
  const link = (key: ApplicationRisk['key']) => (
    <Link
      href={`#risk-${key}`}
      onFollow={(event) => {
        event.preventDefault();
        onOpen(key);
      }}
    >
      {nameOf(key)}
    </Link>
  );
  const notApplicable = risks.filter(({ inherent }) => inherent === 'not_applicable').length;
  return (
    <Container
      header={
        <Header variant="h2" description={t('risks.matrix.text')}>
          {t('risks.matrix.title')}
        </Header>
      }
      footer={notApplicable > 0 && t('risks.matrix.notApplicable', { count: notApplicable })}
    >
      <table className="risk-matrix">
        <thead>
          <tr>
            <td />
            {LEVELS.map((residual) => (
              <th key={residual} scope="col">
                {left(residual)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LEVELS.map((inherent, row) => (
            <tr key={inherent}>
              <th scope="row">{by(inherent)}</th>
              {LEVELS.map((residual, column) => {
                const here = risks.filter(
                  (risk) => !risk.provisional && risk.inherent === inherent && risk.residual === residual,
                );
                // Mitigation never raises a risk, so these cells stay empty.
                if (column < row) return <td key={residual} className="risk-nowhere" />;
                return (
                  <td key={residual} className={`risk-${residual}`} data-none={here.length === 0 || undefined}>
                    <span className="risk-place">
                      {t('risks.matrix.place', { by: by(inherent), left: left(residual) })}
                    </span>
                    <ul>
                      {here.map(({ key }) => (
                        <li key={key}>{link(key)}</li>
                      ))}
                    </ul>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {unknown.length > 0 && (
        <div className="risk-unknown">
          <b>{t('risks.matrix.unknown', { count: unknown.length })}</b>
          <ul>
            {unknown.map(({ key }) => (
              <li key={key}>{link(key)}</li>
            ))}
          </ul>
        </div>
      )}
    </Container>
  );
};
