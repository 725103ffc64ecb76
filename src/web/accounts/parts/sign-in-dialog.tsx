export default function SignInDialog(_: { first: string; origin: string | null }) {
  return null;
}
