export { replayExample } from './replay-example.ts';
export { ExampleError } from './replay-state.ts';
export { seedDemo } from './seed-demo.ts';
export { demoPracticeSignIn } from './seed-practice.ts';
