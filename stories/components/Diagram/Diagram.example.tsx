import { Diagram, diagramHeight } from '@saywright/ui';

const columns = (...names: readonly string[]) => names.map((name) => ({ id: name, text: name }));

export default function Example() {
  return (
    <Diagram
      label="Tables of my-shop"
      width={500}
      height={150}
      boxes={[
        {
          id: 'orders',
          title: 'orders',
          href: '#orders',
          lines: columns('id', 'customer_id', 'total'),
          relations: 'customer_id refers to customers.',
          x: 10,
          y: 10,
          width: 180,
          height: diagramHeight(3),
        },
        {
          id: 'customers',
          title: 'customers',
          href: '#customers',
          lines: columns('id', 'email'),
          x: 300,
          y: 10,
          width: 180,
          height: diagramHeight(2),
        },
      ]}
      links={[
        {
          id: 'customer',
          from: 'orders',
          to: 'customers',
          points: [
            { x: 190, y: 60 },
            { x: 245, y: 60 },
            { x: 300, y: 50 },
          ],
        },
      ]}
    />
  );
}
