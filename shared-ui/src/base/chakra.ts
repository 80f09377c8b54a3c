// The one place that names the light parts of Chakra: an explicit list keeps the rest out of the first page.
export {
  Badge, Box, Button, Center, chakra, Flex, Grid, Heading, HStack, IconButton, Link as StyledLink, Separator, SimpleGrid, Skeleton, Spacer, Spinner, Stack,
  Text, VisuallyHidden, VStack, type BoxProps, type ButtonProps, type StackProps, type TextProps,
} from '@chakra-ui/react';
