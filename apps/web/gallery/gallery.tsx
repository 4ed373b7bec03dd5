import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ThemeProvider } from '../src/theme/theme-provider.tsx';
import { feedback } from './feedback.tsx';
import { figures } from './figures.tsx';
import { lists } from './lists.tsx';
import { pages } from './pages.tsx';
import type { Specimen } from './specimen.ts';
import './gallery.css';

const specimens: readonly Specimen[] = [...pages, ...feedback, ...figures, ...lists];
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });

function Shown({ of, state, node, floats = false }: Specimen) {
  const name = `${of}: ${state}`;
  return (
    <div className="specimen" data-specimen={of} data-name={name} data-floats={floats}>
      <p className="specimen-name">{name}</p>
      <div className="specimen-body">{node}</div>
    </div>
  );
}

const all = specimens.map((specimen) => <Shown key={`${specimen.of} ${specimen.state}`} {...specimen} />);
const router = createMemoryRouter([{ path: '*', element: all }]);

/** Every shared component of the general groups, in its states. */
export function Gallery() {
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <ThemeProvider>
          <RouterProvider router={router} />
        </ThemeProvider>
      </Suspense>
    </QueryClientProvider>
  );
}
