import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import type { BiasVerdict } from '#domain/bias/result/figures.ts';
import { ENGINE_VERSION } from '#domain/bias/words.ts';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { VerdictChip } from '#web/components/tests/verdict-chip.tsx';
import { FACTS } from './rules.ts';
import { FALSE_FLAG_CASES, FALSE_FLAGS, POWER, SIMULATED } from './simulations.ts';
import './method.css';

type Row = { isLarge: boolean; isSignificant: boolean; verdicts: readonly BiasVerdict[] };

const VERDICTS: readonly Row[] = [
  { isLarge: true, isSignificant: true, verdicts: ['adverse_impact', 'flagged'] },
  { isLarge: true, isSignificant: false, verdicts: ['inconclusive'] },
  { isLarge: false, isSignificant: true, verdicts: ['detectable_small'] },
  { isLarge: false, isSignificant: false, verdicts: ['no_flag'] },
];

const Verdicts = () => {
  const { t } = useTranslation();
  const word = (is: boolean) => t(is ? 'testMethod.verdicts.yes' : 'testMethod.verdicts.no');
  return (
    <Container header={<Header variant="h2">{t('testMethod.verdicts.title')}</Header>}>
      <table className="method-table">
        <thead>
          <tr>
            <th scope="col">{t('testMethod.verdicts.large')}</th>
            <th scope="col">{t('testMethod.verdicts.significant')}</th>
            <th scope="col">{t('testMethod.verdicts.verdict')}</th>
          </tr>
        </thead>
        <tbody>
          {VERDICTS.map(({ isLarge, isSignificant, verdicts }) => (
            <tr key={verdicts[0]}>
              <td>{word(isLarge)}</td>
              <td>{word(isSignificant)}</td>
              <td>
                {verdicts.map((verdict) => (
                  <div key={verdict}>
                    <VerdictChip verdict={verdict} />
                  </div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('testMethod.verdicts.headline')}</p>
    </Container>
  );
};

const Rules = ({ section }: { section: keyof typeof FACTS }) => {
  const { t } = useTranslation();
  const texts: Record<string, string> = t('testMethod.rules', { returnObjects: true })[section];
  const facts: Record<string, { formula?: string; source?: string }> = FACTS[section];
  return (
    <Container header={<Header variant="h2">{t(`testMethod.sections.${section}`)}</Header>}>
      <ul className="method-rules">
        {Object.entries(texts).map(([id, text]) => {
          const { formula, source } = facts[id] ?? {};
          return (
            <li key={id}>
              {text}
              {formula && <code>{formula}</code>}
              {source && <small>{`${t('testMethod.source')}: ${source}`}</small>}
            </li>
          );
        })}
      </ul>
    </Container>
  );
};

const Simulations = () => {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language);
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', minimumFractionDigits: 1 });
  return (
    <Container
      header={
        <Header
          variant="h2"
          description={t('testMethod.simulations.about', {
            tables: number.format(SIMULATED.tables),
            seed: String(SIMULATED.seed),
          })}
        >
          {t('testMethod.simulations.title')}
        </Header>
      }
    >
      <div className="method-wide">
        <table className="method-table">
          <caption>{t('testMethod.simulations.falseFlags', { bound: percent.format(SIMULATED.bound) })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('testMethod.simulations.groups')}</th>
              {FALSE_FLAG_CASES.map(({ n, rate }) => (
                <th key={`${n} ${rate}`} scope="col">
                  {t('testMethod.simulations.case', { n, rate: number.format(rate) })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {FALSE_FLAGS.map(({ groups, shares }) => (
              <tr key={groups}>
                <th scope="row">{groups}</th>
                {FALSE_FLAG_CASES.map(({ n, rate }, index) => (
                  <td key={`${n} ${rate}`}>{percent.format(shares[index] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <table className="method-table">
          <caption>{t('testMethod.simulations.power')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('testMethod.simulations.rates')}</th>
              <th scope="col">{t('testMethod.simulations.records')}</th>
              <th scope="col">{t('testMethod.simulations.found')}</th>
            </tr>
          </thead>
          <tbody>
            {POWER.map(({ rate, reference, records, power }) => (
              <tr key={records}>
                <th scope="row">
                  {t('testMethod.simulations.against', {
                    rate: number.format(rate),
                    reference: number.format(reference),
                  })}
                </th>
                <td>{records}</td>
                <td>{percent.format(power)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Container>
  );
};

/** How bias tests are judged: the rules with formulas, sources and simulations. */
export const MethodPage = () => {
  const { t } = useTranslation();
  return (
    <SpaceBetween size="l">
      <PageTitle>{t('testMethod.title')}</PageTitle>
      <Header variant="h1" description={t('testMethod.description')}>
        {t('testMethod.title')}
      </Header>
      <p className="method-symbols">
        {t('testMethod.engine', { engine: ENGINE_VERSION })}. {t('testMethod.symbols')}
      </p>
      <Verdicts />
      <Rules section="large" />
      <Rules section="significant" />
      <Rules section="reference" />
      <Rules section="errors" />
      <Rules section="language" />
      <Rules section="intervals" />
      <Rules section="power" />
      <Simulations />
    </SpaceBetween>
  );
};
