import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useViewing } from '#web/auth/viewing.ts';
import { HelpLink } from '#web/components/help/help-link.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { PageTitle } from '#web/components/page/page-title.tsx';
import type { Bulk } from './bulk/bulk.ts';
import { CreateButton } from './create-button.tsx';
import type { ListPageProps } from './list-page-props.ts';
import { ListPart } from './list-part.tsx';

const ListItself = <R extends { id: string }>(props: ListPageProps<R>) => {
  const { texts, create, more } = props;
  const { i18n } = useTranslation();
  const head = (total: number | undefined) => (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <Header
        variant="h1"
        info={<HelpLink />}
        description={texts.description}
        {...(total !== undefined && { counter: `(${total.toLocaleString(i18n.language)})` })}
        {...((create?.isFor || more) && {
          actions: (
            <SpaceBetween direction="horizontal" size="xs">
              {more}
              {create?.isFor && <CreateButton label={create.label} />}
            </SpaceBetween>
          ),
        })}
      >
        {texts.title}
      </Header>
    </>
  );
  return <ListPart {...props} head={head} />;
};

const readOnly = <R,>(bulk: readonly Bulk<R>[]) => bulk.map((action) => ({ ...action, isFor: false }));

export const ListPage = <R extends { id: string }>(props: ListPageProps<R>) => {
  const [params] = useSearchParams();
  const viewing = useViewing();
  const { create, bulk } = props;
  if (viewing)
    return <ListItself {...props} create={undefined} importAt={undefined} more={undefined} bulk={readOnly(bulk)} />;
  if (!create || !params.has('create')) return <ListItself {...props} />;
  const { form: Form } = create;
  return (
    <Suspense fallback={<FormSkeleton />}>
      <Form />
    </Suspense>
  );
};
