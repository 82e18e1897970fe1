import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Asked, AskedPart } from '#web/components/page/asked-part.tsx';

type TileProps = { title: string; description?: string; actions?: ReactNode; footer?: ReactNode; children: ReactNode };

export const Tile = ({ title, description, actions, footer, children }: TileProps) => (
  <Container
    fitHeight
    header={
      <Header variant="h2" {...{ description, actions }}>
        {title}
      </Header>
    }
    footer={footer}
  >
    {children}
  </Container>
);

type AskedTileProps<T> = { title: string; asked: Asked<T>; children: (data: T) => ReactNode };

/** A tile that shows its data, a skeleton or an error. */
export const AskedTile = <T,>({ title, asked, children }: AskedTileProps<T>) => {
  const { t } = useTranslation();
  if (asked.data) return children(asked.data);
  return (
    <Tile title={title}>
      <AskedPart failed={t('dashboard.tileFailed')} asked={asked}>
        {children}
      </AskedPart>
    </Tile>
  );
};
