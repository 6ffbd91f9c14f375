// React with one button: what every page pays before any kit.
import { createRoot } from 'react-dom/client';

createRoot(document.querySelector('main') ?? document.body).render(<button type="button">Save</button>);
