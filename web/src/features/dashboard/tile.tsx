import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import type { ReactNode } from 'react';

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
