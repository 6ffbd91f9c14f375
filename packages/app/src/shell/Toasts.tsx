export { ToastRegion as default } from '@saywright/ui/ToastRegion';
