import Button from '@cloudscape-design/components/button';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { breadcrumbs } from './breadcrumb-label.ts';
import { indexOfEntry, originOf, useReturn } from './origin.ts';
import { usePageNaming } from './page-name.ts';
import { useRouteOf } from './use-route-of.ts';
import { useSegmentText } from './use-segment-text.ts';

/** Leads to where its reader came from, as far as that is known and is a page; otherwise to the page before, or the page above. */
export const BackButton = () => {
  const { t } = useTranslation();
  const location = useLocation();
  const navigate = useNavigate();
  const returnTo = useReturn();
  const origin = originOf(location);
  const naming = {
    ...{ own: useSegmentText(), routeOf: useRouteOf() },
    ...usePageNaming(origin?.pathname ?? location.pathname),
  };
  const above = breadcrumbs(location.pathname, naming).at(-2);

  if (origin && naming.routeOf(origin.pathname) !== undefined) {
    const label = breadcrumbs(origin.pathname, naming).at(-1)?.text ?? '';
    const href = origin.pathname + origin.search;
    return <Back label={label} href={href} onFollow={() => returnTo(origin)} />;
  }
  if (!above) return null;
  if (indexOfEntry() > 0) return <Back label={t('layout.previousPage')} onFollow={() => navigate(-1)} />;
  return <Back label={above.text} href={above.href} onFollow={() => navigate(above.href)} />;
};

const Back = ({ label, href, onFollow }: { label: string; href?: string; onFollow: () => void }) => {
  const { t } = useTranslation();
  return (
    <div className="page-back">
      <Button
        variant="inline-link"
        iconName="arrow-left"
        {...(href !== undefined && { href })}
        onClick={(event) => {
          event.preventDefault();
          onFollow();
        }}
      >
        {t('layout.back', { label })}
      </Button>
    </div>
  );
};
