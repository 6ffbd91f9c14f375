export const tokens = { label: 'Max tokens', min: 256, max: 4096, step: 256, value: 1024 };
