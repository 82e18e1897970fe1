import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { formatDate } from '#web/components/moment.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { useToday } from '#web/components/today.ts';

const Due = ({ day }: { day: string }) => {
  const { t, i18n } = useTranslation();
  const today = useToday();
  const date = formatDate(day, i18n.language);
  if (day < today)
    return <StatusIndicator type="error">{t('applications.overview.overdue', { date })}</StatusIndicator>;
  return (
    <Box fontSize="body-s" color="text-body-secondary">
      {t('applications.overview.due', { date })}
    </Box>
  );
};

type Step = { key: string; text: string; to: string; due: string | null };

/** The next steps of an application or a vendor, each with a link to its page. */
export const NextSteps = ({ steps }: { steps: readonly Step[] }) => {
  const { t } = useTranslation();
  const { state } = useLocation();
  return (
    <Container fitHeight header={<Header variant="h2">{t('applications.overview.next')}</Header>}>
      {steps.length === 0 && <StatusIndicator type="success">{t('applications.overview.nothing')}</StatusIndicator>}
      <ul className="next-steps">
        {steps.map(({ key, text, to, due }) => (
          <li key={key}>
            <RouterLink to={to} state={state}>
              {text}
            </RouterLink>
            {due && <Due day={due} />}
          </li>
        ))}
      </ul>
    </Container>
  );
};
